import { preload } from 'react-dom'
import type { PictureSource } from '@/content/media/picture-source'

type PictureProps = {
  source: PictureSource
  alt: string
  /**
   * As in the `sizes` attribute: '(min-width: 1024px) 60vw, 100vw'. Name more than the width to get a finer picture: wide
   * screens of low density would otherwise get a phone's, with blurred asphalt and cloth.
   */
  sizes: string
  /** Fetched first. Only for the page's largest image. */
  priority?: boolean
  /** Its source changes, and the next image must be painted without showing the ground first. */
  isSwapped?: boolean
  /** False if dragging over it does something else. */
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
        // React starts loading when it sets src, so the attributes that affect loading come first.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // Paints the largest image in the earliest frame.
        decoding={priority || isSwapped ? 'sync' : 'async'}
        sizes={sizes}
        srcSet={sourceSet(source, 'webp')}
        src={addressOf(source, 'webp', source.width)}
        width={source.width}
        height={source.height}
        alt={alt}
        draggable={draggable}
        // Shows its main color until it has loaded.
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
