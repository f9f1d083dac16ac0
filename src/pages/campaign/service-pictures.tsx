import { spinDarkCorner, whiteRearRight } from '@/content/media/angle-pictures'
import { enhanceBefore, enhanceSplit, standardFront, walkaround } from '@/content/media/pictures'
import { RowPictures, type RowsProps } from '@/features/media/row-pictures'

const pictures = [whiteRearRight, standardFront, walkaround, enhanceSplit, spinDarkCorner, enhanceBefore]

export default function ServicePictures({ rows }: RowsProps) {
  return <RowPictures rows={rows} pictures={pictures} />
}
