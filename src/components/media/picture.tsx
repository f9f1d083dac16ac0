import { preload } from 'react-dom'
import type { PictureSource } from '@/content/media/picture-source'

type PictureProps = {
  source: PictureSource
  alt: string
  /**
   * As in the `sizes` attribute: '(min-width: 1024px) 60vw, 100vw'. More than it takes up asks for a finer image: wide screens of low
   * density would get a phone's, in which asphalt and cloth are smeared.
   */
  sizes: string
  /** For the page's largest image only: fetched first. */
  priority?: boolean
  /** Its source changes: the next image is painted whole, never its ground first. */
  isSwapped?: boolean
  /** False if a drag over it has another meaning. */
  draggable?: boolean
  className?: string
}

export function Picture({
  source,
  alt,
  sizes,
  priority = false,
  isSwapped = false,
  draggable,
  className,
}: PictureProps) {
  const avif = sourceSet(source, 'avif')
  if (priority) {
    preload(addressOf(source, 'avif', source.width), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }

  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        // React starts loading when it sets src, so the attributes that affect it come first.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // Shows the largest image in the first possible frame.
        decoding={priority || isSwapped ? 'sync' : 'async'}
        sizes={sizes}
        srcSet={sourceSet(source, 'webp')}
        src={addressOf(source, 'webp', source.width)}
        width={source.width}
        height={source.height}
        alt={alt}
        draggable={draggable}
        // Its main color, until it has arrived.
        style={{ backgroundColor: source.color }}
        className={className}
      />
    </picture>
  )
}

type Format = 'avif' | 'webp'

function sourceSet(source: PictureSource, format: Format): string {
  return source.widths.map((px) => `${addressOf(source, format, px)} ${px}w`).join(', ')
}

function addressOf({ path }: PictureSource, format: Format, px: number): string {
  return `${path}-${px}.${format}`
}
