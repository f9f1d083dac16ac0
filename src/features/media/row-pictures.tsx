import type { RefObject } from 'react'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { useRowInView } from '@/features/media/use-row-in-view'
import { cn } from '@/lib/cn'

export type RowsProps = { rows: RefObject<Element | null> }

type RowPicturesProps = RowsProps & {
  /** Selects the rows; the pictures are spread over them. */
  selector?: string
  /** Decorative: the rows say what they show. */
  pictures: ReadonlyArray<PictureSource>
}

export function RowPictures({ rows, selector = ':scope > *', pictures }: RowPicturesProps) {
  const { row, count } = useRowInView(rows, selector)
  const shown = Math.floor((row * pictures.length) / count)
  return (
    <div className="grid aspect-video overflow-hidden rounded *:[grid-area:1/1]">
      {pictures.map((source, index) => (
        <Picture
          key={source.path}
          source={source}
          alt=""
          sizes="520px"
          className={cn('size-full object-cover transition-opacity', index !== shown && 'opacity-0')}
        />
      ))}
    </div>
  )
}
