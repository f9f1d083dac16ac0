import { videoDemo } from '@/content/services/video'
import { WalkaroundVideo } from '@/features/media/walkaround-video'

export function VideoDemo() {
  return (
    <figure className="mx-auto max-w-content pb-10 md:px-8 md:pb-14 xl:px-0">
      <WalkaroundVideo />
      <figcaption className="mt-4 px-5 text-16 text-fog md:px-0">{videoDemo.caption}</figcaption>
    </figure>
  )
}
