import { Picture } from '@/components/media/picture'
import {
  resultStudioCrossoverWhite,
  resultStudioPickupBlue,
  resultStudioSedanBlack,
  resultStudioSedanSilver,
} from '@/content/media/stills/result-pictures'
import { rowOfCars } from '@/content/services/standard'

const sources = [
  resultStudioPickupBlue,
  resultStudioSedanSilver,
  resultStudioSedanBlack,
  resultStudioCrossoverWhite,
]

/** As search results show them. */
export function RowOfCars() {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-1">
      {sources.map((source, index) => (
        <li key={source.path}>
          <Picture
            source={source}
            alt={rowOfCars[index] ?? ''}
            sizes="(min-width: 1024px) 270px, 46vw"
            className="h-auto w-full"
          />
        </li>
      ))}
    </ul>
  )
}
