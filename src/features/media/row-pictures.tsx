import type { RefObject } from 'react'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { cn } from '@/lib/cn'
import { useIsHydrating } from '@/lib/use-client-value'
import { useRowInView } from './use-row-in-view'

type RowPicturesProps = {
  rows: RefObject<Element | null>
  /** Selects the rows; the pictures are spread over them. */
  selector?: string
  /** Decorative: the rows say what they show. */
  pictures: ReadonlyArray<PictureSource>
}

/** Pictures beside a list on wide screens; before hydration they would be fetched beside the page's code. */
export function RowPictures({ rows, selector = ':scope > *', pictures }: RowPicturesProps) {
  const { row, count } = useRowInView(rows, selector)
  const isHydrating = useIsHydrating()
  const shown = Math.floor((row * pictures.length) / count)
  return (
    <div className="mt-8 grid aspect-video overflow-hidden rounded max-lg:hidden *:[grid-area:1/1]">
      {!isHydrating &&
        pictures.map((source, index) => (
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
