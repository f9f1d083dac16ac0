import { Download } from 'lucide-react'
import { Picture } from '@/components/media/picture'
import type { Background } from '@/content/backgrounds/backgrounds'
import { backgroundDownload, backgroundsCopy } from '@/content/backgrounds/backgrounds-page'
import { backgroundCars } from '@/content/media/stills/background-cars'
import { cn } from '@/lib/cn'
import { useIsHydrating } from '@/lib/use-client-value'
import type { Tile } from './tiles'

type BackgroundCardProps = {
  background: Background
  hasCar: boolean
  /** From 0. */
  place: number
  tile: Tile
  onOpen: () => void
}

// The car stands left of the middle.
const fill = 'absolute inset-0 size-full object-cover object-[40%_50%]'
/** A first screen shows no more. Browsers fetch lazy pictures two screens ahead: too many beside the page's code. */
const mostBeforeHydration = 4

export function BackgroundCard({ background, hasCar, place, tile, onOpen }: BackgroundCardProps) {
  const hasPicture = !useIsHydrating() || place < mostBeforeHydration
  const { id, name, image } = background
  return (
    <li className={tile.className}>
      <button
        type="button"
        onClick={onOpen}
        aria-label={`${backgroundsCopy.preview}: ${name}`}
        // Without scripts the picture is no button.
        className="group block w-full overflow-hidden rounded border border-line noscript:pointer-events-none noscript:invisible"
      >
        <span className="noscript:visible relative block aspect-[4/3] overflow-hidden transition-transform duration-200 group-hover:scale-[1.03] md:aspect-video">
          {hasPicture && <Picture source={image} alt="" sizes={tile.sizes} className={fill} />}
          {hasPicture && hasCar && (
            <Picture
              source={backgroundCars[id]}
              alt=""
              sizes={tile.sizes}
              className={cn(fill, '!bg-transparent')}
            />
          )}
        </span>
      </button>
      <div className="mt-1 items-start justify-between gap-x-2 md:flex">
        <h3 className="pt-2 font-text text-16 leading-tight font-medium md:py-3">{name}</h3>
        <a
          href={backgroundDownload(id)}
          download
          aria-label={`${backgroundsCopy.download} ${name}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-16 underline-offset-4 hover:underline max-md:text-steel"
        >
          <Download className="size-4" />
          {backgroundsCopy.download}
        </a>
      </div>
    </li>
  )
}
