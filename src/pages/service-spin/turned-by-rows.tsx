import { Picture } from '@/components/media/picture'
import { spinWhite } from '@/content/media/stills/pictures'
import { deferredComponent } from '@/lib/loading/deferred'
import { FrameCount } from './frame-count'

const TurningCar = deferredComponent(() => import('./turning-car'), {
  loading: <FrameCount />,
  unavailable: FrameCount,
})

export function TurnedByRows() {
  return (
    <div className="max-lg:hidden">
      <Picture
        source={spinWhite}
        alt=""
        sizes="520px"
        className="aspect-video h-auto w-full rounded object-cover"
      />
      <TurningCar />
    </div>
  )
}
