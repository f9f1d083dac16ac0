import {
  enhanceAfter,
  enhanceBefore,
  enhanceSplit,
  spinWhite,
  standardFront,
  standardSide,
} from '@/content/media/pictures'
import { RowPictures, type RowsProps } from '@/features/media/row-pictures'

const pictures = [enhanceSplit, enhanceBefore, spinWhite, standardFront, standardSide, enhanceAfter]

export default function AiPictures({ rows }: RowsProps) {
  return <RowPictures rows={rows} pictures={pictures} />
}
