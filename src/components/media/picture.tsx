import { preload } from 'react-dom'
import type { PictureSource } from '@/content/media/picture-source'

type PictureProps = {
  source: PictureSource
  alt: string
  /**
   * The `sizes` attribute, such as '(min-width: 1024px) 60vw, 100vw'. For fine textures such as asphalt, specify more
   * than the actual width, because wide low-density screens would otherwise get a blurry file meant for phones.
   */
  sizes: string
  /** Loads this picture before the others. Use this only for the page's largest image. */
  priority?: boolean
  /**
   * Set this if `source` changes. The picture is then decoded synchronously, so the background color doesn't flash
   * between two pictures.
   */
  isSwapped?: boolean
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
        // Loading starts when React sets src, so the attributes that affect loading must come first.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority || isSwapped ? 'sync' : 'async'}
        sizes={sizes}
        srcSet={sourceSet(source, 'webp')}
        src={addressOf(source, 'webp', source.width)}
        width={source.width}
        height={source.height}
        alt={alt}
        draggable={draggable}
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
