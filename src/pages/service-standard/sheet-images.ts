import { angleOf, sideOf } from '@viewer/frames/angle'
import type { PictureSource } from '@/content/media/picture-source'
import { sheetFrames } from '@/content/media/sheet-frames'
import { whiteSpin } from '@/content/media/spin-sets'
import { interiorViews } from '@/content/services/interior-views'
import { contactSheet } from '@/content/services/standard'

const { paths, headOn, thumbs, thumbWidth, ...frameSize } = sheetFrames

type SheetImage = {
  source: PictureSource
  thumb: PictureSource
  alt: string
  label: string
  name: string
  /** In degrees; 0 is the nose. Interior images have no angle. */
  angle?: number
}

export const exterior: ReadonlyArray<SheetImage> = paths.map((path, image) => {
  const side = sideOf(image, headOn)
  const angle = angleOf(image, headOn)
  return {
    source: { ...frameSize, path },
    thumb: { ...onlyWidth(thumbWidth), color: frameSize.color, path: thumbs[image] ?? '' },
    alt: `${whiteSpin.title}, ${side} view`,
    label: contactSheet.option(image + 1, side, angle),
    name: side,
    angle,
  }
})

export const interior: ReadonlyArray<SheetImage> = interiorViews.map(({ source, name, alt }, image) => ({
  source: { ...source, widths: frameSize.widths },
  thumb: { ...source, ...onlyWidth(thumbWidth) },
  alt,
  label: contactSheet.interiorOption(exterior.length + image + 1, name),
  name,
}))

export const images = [...exterior, ...interior]

function onlyWidth(width: number) {
  return { width, height: (width * 9) / 16, widths: [width] }
}
