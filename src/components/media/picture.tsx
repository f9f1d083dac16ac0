import { preload } from 'react-dom'
import type { PictureSource } from '@/content/media/picture-source'

type PictureProps = {
  source: PictureSource
  alt: string
  /**
   * Like the `sizes` attribute: '(min-width: 1024px) 60vw, 100vw'. For fine textures such as asphalt and cloth, specify
   * more than the actual width, because wide low-density screens would otherwise get a blurry file meant for phones.
   */
  sizes: string
  /** Fetches the picture first. Only for the page's largest image. */
  priority?: boolean
  /** For pictures whose source changes. Decodes synchronously, so the background color doesn't flash in between. */
  isSwapped?: boolean
  /** Set to false if dragging on the picture does something else. */
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
        // Sync decoding paints the image in the earliest possible frame.
        decoding={priority || isSwapped ? 'sync' : 'async'}
        sizes={sizes}
        srcSet={sourceSet(source, 'webp')}
        src={addressOf(source, 'webp', source.width)}
        width={source.width}
        height={source.height}
        alt={alt}
        draggable={draggable}
        // Shows the picture's main color until the picture has loaded.
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
