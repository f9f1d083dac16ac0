import {
  enhanceBefore,
  enhanceSplit,
  hero,
  spinWhite,
  standardSide,
  walkaround,
} from '@/content/media/pictures'
import { RowPictures, type RowsProps } from '@/features/media/row-pictures'

const pictures = [spinWhite, standardSide, walkaround, enhanceSplit, hero, enhanceBefore]

export default function ServicePictures({ rows }: RowsProps) {
  return <RowPictures rows={rows} pictures={pictures} />
}
