import { frameCount, frameOf } from '@viewer/frames/angle'
import { wantsLessData } from '@viewer/less-data'
import { useEffect, useState } from 'react'
import type { PictureSource, WalkFrames } from '@/content/media/picture-source'
import { stopStep } from './stops'

/** How long the angle must stay the same before the large pictures are fetched. */
const restMs = 250

/**
 * Returns the two pictures for an angle. They change together, when both have loaded. While the angle changes, they are
 * small. When it stops changing, they are replaced with large ones, unless data saver is on.
 */
export function useWalkFrames({ widths, lot, studio }: WalkFrames, angle: number) {
  const { headOn } = studio
  const [shown, setShown] = useState(angle)
  const [rested, setRested] = useState(angle)
  const [failed, setFailed] = useState<number>()
  const [pictures] = useState(() => new Map<string, Promise<void>>())
  const [small] = widths

  useEffect(() => {
    if (angle === shown) return
    let isCurrent = true
    const frame = frameOf(angle, headOn)
    Promise.all([lot, studio].map(({ paths }) => load(pictures, `${paths[frame]}-${small}`))).then(
      () => isCurrent && setShown(angle),
      () => isCurrent && setFailed(angle),
    )
    return () => {
      isCurrent = false
    }
  }, [angle, shown, headOn, lot, studio, small, pictures])

  useEffect(() => {
    if (wantsLessData()) return
    const timer = setTimeout(setRested, restMs, shown)
    return () => clearTimeout(timer)
  }, [shown])

  const frame = frameOf(shown, headOn)
  const sizes = rested === shown ? widths : [small]
  const width = Math.max(...sizes)
  const sourceOf = ({ color, paths }: WalkFrames['lot']): PictureSource => ({
    path: paths[frame] ?? '',
    width,
    height: (width * 9) / 16,
    widths: sizes,
    color,
  })
  return {
    shown,
    photo: frame + 1,
    onPhone: sourceOf(lot),
    onListing: sourceOf(studio),
    hasFailed: failed === angle && shown !== angle,
    loadAll() {
      if (wantsLessData()) return
      for (let away = 0; away <= frameCount / 2; away += 1)
        for (const way of [-away, away]) {
          const next = frameOf(angle + way * stopStep, headOn)
          for (const { paths } of [lot, studio]) load(pictures, `${paths[next]}-${small}`).catch(() => {})
        }
    },
  }
}

/**
 * Resolves once the browser has decoded the picture in the format it prefers.
 * @param address the URL without the extension
 */
function load(pictures: Map<string, Promise<void>>, address: string): Promise<void> {
  const known = pictures.get(address)
  if (known) return known
  const picture = document.createElement('picture')
  const avif = document.createElement('source')
  avif.type = 'image/avif'
  avif.srcset = `${address}.avif`
  const image = document.createElement('img')
  picture.append(avif, image)
  image.src = `${address}.webp`
  const loading = image.decode()
  pictures.set(address, loading)
  // Forget a failed request, so a later call can try again.
  loading.catch(() => pictures.delete(address))
  return loading
}
