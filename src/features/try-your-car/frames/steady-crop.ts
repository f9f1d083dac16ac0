import type { Size } from './drawing'

export type Steadying = {
  /** In degrees; positive is clockwise. */
  tilt: number
  /** 1 shows as much as possible. */
  zoom: number
  /** Vertical position of the crop, -1 to 1 of the available room. */
  height: number
  isExposureMatched: boolean
  isReversed: boolean
}

export const noSteadying: Steadying = {
  tilt: 0,
  zoom: 1,
  height: 0,
  isExposureMatched: true,
  isReversed: false,
}

/** A rectangle around a point of the frame, rotated with the horizon. */
export type Crop = Size & { x: number; y: number; radians: number }

const wide = 16 / 9
const classic = 4 / 3

/** The largest crop inside the rotated frame, 16:9 or 4:3, whichever is nearer; portrait video gets 4:3. */
export function cropOf(
  frame: Size,
  { tilt, zoom, height }: Pick<Steadying, 'tilt' | 'zoom' | 'height'>,
): Crop {
  const proportion = frame.width / frame.height > (wide + classic) / 2 ? wide : classic
  const radians = (tilt * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.cos(radians)]
  const most = Math.min(frame.width / (cos + sin / proportion), frame.height / (sin + cos / proportion))
  const size = { width: most / zoom, height: most / zoom / proportion }
  const room = (frame.height - size.width * sin - size.height * cos) / 2
  return { ...size, x: frame.width / 2, y: frame.height / 2 + height * room, radians }
}

export function drawCrop(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  { crop, frame }: { crop: Crop; frame: Size },
) {
  const { canvas } = context
  const scale = canvas.width / crop.width
  context.save()
  context.translate(canvas.width / 2, canvas.height / 2)
  context.scale(scale, scale)
  context.rotate(crop.radians)
  context.drawImage(image, -crop.x, -crop.y, frame.width, frame.height)
  context.restore()
}
