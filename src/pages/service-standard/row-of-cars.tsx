import { Picture } from '@/components/media/picture'
import { sameAngle, sameAngleMore } from '@/content/services/same-angle'

export function RowOfCars() {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-1 overflow-hidden rounded">
      {[...sameAngle, ...sameAngleMore].map(({ source, alt }) => (
        <li key={source.path}>
          <Picture
            source={source}
            alt={alt}
            sizes="(min-width: 1024px) 270px, 46vw"
            className="h-auto w-full"
          />
        </li>
      ))}
    </ul>
  )
}
