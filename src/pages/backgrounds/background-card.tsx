import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { Picture } from '@/components/media/picture'
import type { Background } from '@/content/backgrounds/backgrounds'
import { backgroundDownload, backgroundsCopy } from '@/content/backgrounds/backgrounds-page'
import { backgroundCars } from '@/content/media/stills/background-cars'
import { useIsHydrating } from '@/lib/use-client-value'

type BackgroundCardProps = {
  background: Background
  hasCar: boolean
  place: number
  onOpen: () => void
}

const sizes = '(min-width: 1280px) 300px, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw'
const fill = 'absolute inset-0 size-full object-cover'
/**
 * The largest number of cards visible without scrolling. Only these get a picture before hydration, because browsers
 * also load lazy pictures far below the viewport, which would delay the page's code.
 */
const maxBeforeHydration = 4

export function BackgroundCard({ background, hasCar, place, onOpen }: BackgroundCardProps) {
  const hasPicture = !useIsHydrating() || place < maxBeforeHydration
  const { id, name, image } = background
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        aria-label={`${backgroundsCopy.preview}: ${name}`}
        className="group block w-full overflow-hidden md:rounded noscript:pointer-events-none noscript:invisible"
      >
        <span className="noscript:visible relative block aspect-9/4 overflow-hidden sm:aspect-video transition-transform duration-200 group-hover:scale-[1.03]">
          {hasPicture && <Picture source={image} alt="" sizes={sizes} className={fill} />}
          {hasPicture && hasCar && (
            <Picture
              source={backgroundCars[id]}
              alt=""
              sizes={sizes}
              className={clsx(fill, '!bg-transparent')}
            />
          )}
        </span>
      </button>
      <div className="flex items-center justify-between gap-x-2 px-5 md:px-0">
        <h3 className="font-text text-16 leading-snug font-medium">{name}</h3>
        <a
          href={backgroundDownload(id)}
          download
          aria-label={`${backgroundsCopy.download} ${name}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-16 leading-snug underline-offset-4 hover:underline"
        >
          <Download className="size-4" />
          {backgroundsCopy.download}
        </a>
      </div>
    </li>
  )
}
