import type { Place } from '../frames/manifest'
import { fit, type Point, type Size, type View } from './view'

/**
 * The highest canvas density, in device pixels per CSS pixel. Frames have no detail beyond it, so a higher density
 * would only cost memory and time.
 */
const maxDevicePixels = 2
const maxCanvasWidth = 2560

/** The rectangle of the last drawn frame, in the canvas's device pixels. */
export type Scene = {
  context: CanvasRenderingContext2D
  frame: number
  left: number
  top: number
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  density: number
}

export type Layer = (scene: Scene) => void

/** Converts a position in percent of the picture to a point on the canvas, in device pixels. */
export function locate({ left, top, width, height }: Scene, [x, y]: NonNullable<Place>): Point {
  return { x: left + (x / 100) * width, y: top + (y / 100) * height }
}

export type Shown = { picture: ImageBitmap; frame: number }

export function createStage(canvas: HTMLCanvasElement, picture: Size, ground: string, widthRatio: number) {
  const context = canvas.getContext('2d', { alpha: false })
  const size = { width: 0, height: 0 }
  let density = 1

  function fillGround() {
    if (!context) return
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }

  const densityNow = () =>
    Math.min(window.devicePixelRatio || 1, maxDevicePixels, maxCanvasWidth / Math.max(size.width, 1))

  const fitted = () => fit(size, picture, widthRatio)

  function resize(width: number, height: number) {
    size.width = width
    size.height = height
    density = densityNow()
    canvas.width = Math.round(width * density)
    canvas.height = Math.round(height * density)
    fillGround()
  }

  return {
    size: (): Size => size,
    show(next: Size) {
      picture = next
    },
    fitted,
    /** The width at which a frame is drawn, in device pixels. */
    pixelsAcross: (view: View) => fitted().width * view.zoom * density,
    resize,
    draw(shown: Shown, view: View, isAtRest: boolean, layers: Iterable<Layer> = []) {
      if (!context) return
      if (density !== densityNow()) resize(size.width, size.height)
      const scale = view.zoom * density
      const width = fitted().width * scale
      const height = fitted().height * scale
      context.imageSmoothingQuality = isAtRest ? 'high' : 'low'
      const left = canvas.width / 2 + view.x * density - width / 2
      const top = canvas.height / 2 + view.y * density - height / 2
      fillGround()
      // Stretch the picture's top and bottom rows to fill a taller stage, so no edge is visible.
      const { picture: image } = shown
      const end = top + height - 1
      const below = canvas.height - end
      if (top > 0) context.drawImage(image, 0, 0, image.width, 1, left, 0, width, top + 1)
      if (below > 1) context.drawImage(image, 0, image.height - 1, image.width, 1, left, end, width, below)
      context.drawImage(image, left, top, width, height)
      for (const layer of layers) layer({ context, frame: shown.frame, left, top, width, height, density })
    },
  }
}

/** A media query can watch only one pixel density, so each change starts a new query. */
export function onPixelRatio(change: () => void) {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
  const next = () => {
    change()
    onPixelRatio(change)
  }
  query.addEventListener('change', next, { once: true })
}

export type Stage = ReturnType<typeof createStage>
