import { Camera } from 'lucide-react'
import { Picture } from '@/components/media/picture'
import { shootDayCopy as copy, resultCars } from '@/content/home/shoot-day'
import { resultSizes } from './result-tile'

export function BeforeStrip() {
  return (
    <div className="border-b border-line px-5 py-3 motion-safe:hidden noscript:hidden">
      <p className="mb-1.5 text-14 text-steel">{copy.before}</p>
      <ul className="grid grid-cols-4 gap-1.5 md:grid-cols-12">
        {resultCars.map(({ body, color, lot }) => (
          <li key={`${color} ${body}`} className="aspect-video overflow-hidden rounded bg-line">
            {lot ? (
              <Picture
                source={lot}
                alt={copy.alt.lot(`${color} ${body.toLowerCase()}`)}
                sizes={resultSizes}
                className="size-full object-cover"
              />
            ) : (
              <span
                role="img"
                aria-label={copy.missing}
                className="grid size-full place-items-center text-steel"
              >
                <Camera className="size-5" strokeWidth={1.5} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
