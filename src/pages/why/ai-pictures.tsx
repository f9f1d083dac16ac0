import { whiteFrontRight, whiteSide } from '@/content/media/stills/angle-pictures'
import { enhanceAfter, enhanceBefore, enhanceSplit, standardRear } from '@/content/media/stills/pictures'
import { RowPictures, type RowsProps } from '@/features/media/row-pictures'

const pictures = [enhanceSplit, enhanceBefore, whiteFrontRight, standardRear, whiteSide, enhanceAfter]

export default function AiPictures({ rows }: RowsProps) {
  return <RowPictures rows={rows} pictures={pictures} />
}
