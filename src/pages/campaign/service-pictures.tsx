import { lotFrontRight, whiteRearRight, whiteSedan } from '@/content/media/stills/angle-pictures'
import { interiorFrontSeats } from '@/content/media/stills/interior-pictures'
import { enhanceSplit, walkaround } from '@/content/media/stills/pictures'
import { RowPictures, type RowsProps } from '@/features/media/row-pictures'

const pictures = [whiteRearRight, interiorFrontSeats, walkaround, enhanceSplit, whiteSedan, lotFrontRight]

export default function ServicePictures({ rows }: RowsProps) {
  return <RowPictures rows={rows} pictures={pictures} />
}
