import { clsx } from 'clsx'
import { Camera } from 'lucide-react'
import { Picture } from '@/components/media/picture'
import { shootDayCopy as copy, type ResultCar } from '@/content/home/shoot-day'

type ResultTileProps = {
  car: ResultCar
  isReady: boolean
  isLive: boolean
  /** Whether to render the back of the tile, which loads the studio picture. */
  isWanted: boolean
  delayMs: number
}

export const resultSizes = '(width >= 80rem) 180px, (width >= 48rem) 22vw, 29vw'

export function ResultTile({ car, isReady, isLive, isWanted, delayMs }: ResultTileProps) {
  const { body, color, studio, lot, isCutOff } = car
  const name = `${color} ${body.toLowerCase()}`
  return (
    <li className="min-w-0">
      <div className="aspect-4/3 overflow-hidden rounded bg-mist perspective-distant">
        <div
          className={clsx('relative size-full transition-transform transform-3d', isReady && 'rotate-y-180')}
          style={{ transitionDelay: `${delayMs}ms` }}
        >
          <div aria-hidden={isReady} className="absolute inset-0 backface-hidden">
            {lot ? (
              <Picture
                source={lot}
                alt={isCutOff ? copy.alt.cutOff(name) : copy.alt.lot(name)}
                sizes={resultSizes}
                className="size-full object-cover"
              />
            ) : (
              <p className="flex size-full flex-col items-center justify-center gap-1 rounded bg-line p-1 forced-colors:border text-center text-14 leading-tight font-medium text-balance text-steel">
                <Camera className="size-5 max-[22.5rem]:hidden sm:size-7" strokeWidth={1.5} />
                {copy.missing}
              </p>
            )}
          </div>
          {isWanted && (
            <div aria-hidden={!isReady} className="absolute inset-0 rotate-y-180 backface-hidden">
              <Picture
                source={studio}
                alt={copy.alt.studio(name)}
                sizes={resultSizes}
                className="size-full object-cover"
              />
              {!isLive && (
                <span className="absolute bottom-0 left-0 rounded-tr bg-ink px-2 text-14 text-paper">
                  {copy.ready}
                </span>
              )}
            </div>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-14 leading-tight">
        <span className="block font-semibold">{body}</span>
        <span className="block text-steel">{color}</span>
      </p>
    </li>
  )
}
