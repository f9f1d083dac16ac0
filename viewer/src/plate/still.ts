import type { Layer, Shown } from '../display/stage'
import type { Size } from '../display/view'

const stillWidth = 1600
const quality = 0.92

export function takePicture({ picture, frame }: Shown, size: Size, layer: Layer): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = stillWidth
  canvas.height = Math.round((stillWidth * size.height) / size.width)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.imageSmoothingQuality = 'high'
  const { width, height } = canvas
  context.drawImage(picture, 0, 0, width, height)
  layer({ context, frame, left: 0, top: 0, width, height, density: 1 })
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality))
}
