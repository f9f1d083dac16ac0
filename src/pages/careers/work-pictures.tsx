import { whiteRearLeft, whiteSide } from '@/content/media/stills/angle-pictures'
import { standardDetail } from '@/content/media/stills/pictures'
import { RowPictures, type RowsProps } from '@/features/media/row-pictures'

const pictures = [standardDetail, whiteSide, whiteRearLeft]

export default function WorkPictures({ rows }: RowsProps) {
  return <RowPictures rows={rows} selector="form > *" pictures={pictures} />
}
