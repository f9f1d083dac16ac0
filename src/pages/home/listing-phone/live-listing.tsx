import { useEffect } from 'react'
import { Picture } from '@/components/media/picture'
import { listingPhone as copy, listingFrames } from '@/content/home/listing-phone'
import type { PictureSource } from '@/content/media/picture-source'
import { sheetFrames } from '@/content/media/sheet-frames'
import { spinAlt } from '@/content/media/spin/spin-frame-copy'
import { whiteSpin } from '@/content/media/spin-sets'
import { interiorViews } from '@/content/services/interior-views'
import { useDealer } from '@/lib/dealer'
import { DraggedCar } from './dragged-car'

const { thumbs, thumbWidth, views, width, height, color } = sheetFrames
const size = { width, height, color, widths: [thumbWidth] }

const photos: ReadonlyArray<{ source: PictureSource; alt: string }> = [
  ...listingFrames.map((frame) => ({
    source: { ...size, path: thumbs[frame] ?? '' },
    alt: spinAlt(whiteSpin, views[frame]?.side),
  })),
  ...interiorViews
    .slice(0, 4)
    .map(({ source, alt }) => ({ source: { ...source, widths: [thumbWidth] }, alt })),
]

/** Covers the still with the car that turns, and the room below it with the listing's photos. */
export default function LiveListing({ onDealer }: { onDealer: (name: string) => void }) {
  const name = useDealer()?.name ?? copy.store
  useEffect(() => onDealer(name), [name, onDealer])

  return (
    <>
      <DraggedCar />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div
        role="group"
        aria-label={copy.photos}
        className="absolute inset-x-0 bottom-0 grid grid-cols-4 gap-0.5"
      >
        {photos.map(({ source, alt }) => (
          <Picture key={source.path} source={source} alt={alt} sizes="5rem" className="aspect-video w-full" />
        ))}
      </div>
    </>
  )
}
