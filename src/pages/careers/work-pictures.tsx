import { enhanceAfter, enhanceBefore, standardFront, walkaround } from '@/content/media/pictures'
import { RowPictures, type RowsProps } from '@/features/media/row-pictures'

const pictures = [enhanceBefore, walkaround, standardFront, enhanceAfter]

export default function WorkPictures({ rows }: RowsProps) {
  return <RowPictures rows={rows} selector="form > *" pictures={pictures} />
}
