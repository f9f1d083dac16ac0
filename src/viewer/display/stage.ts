import { fit, type Size, type View } from './view'

/** More device pixels than this cost memory and time, and no frame is sharper. */
const mostDevicePixels = 2
const widestCanvas = 2560

/** The canvas the car turns on. */
export function createStage(canvas: HTMLCanvasElement, picture: Size, ground: string) {
  const context = canvas.getContext('2d', { alpha: false })
  const size = { width: 0, height: 0 }
  let density = 1

  function fillGround() {
    if (!context) return
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }

  return {
    size: (): Size => size,
    /** Another picture, of other proportions. */
    show(next: Size) {
      picture = next
    },
    fitted: () => fit(size, picture),
    /** Device pixels across the whole picture, which a frame should have. */
    pixelsAcross: (view: View) => fit(size, picture).width * view.zoom * density,
    resize(width: number, height: number) {
      size.width = width
      size.height = height
      density = Math.min(window.devicePixelRatio || 1, mostDevicePixels, widestCanvas / Math.max(width, 1))
      canvas.width = Math.round(width * density)
      canvas.height = Math.round(height * density)
      fillGround()
    },
    draw(frame: ImageBitmap, view: View, isMoving: boolean) {
      if (!context) return
      const fitted = fit(size, picture)
      const width = fitted.width * view.zoom * density
      const height = fitted.height * view.zoom * density
      context.imageSmoothingQuality = isMoving ? 'low' : 'high'
      fillGround()
      context.drawImage(
        frame,
        canvas.width / 2 + view.x * density - width / 2,
        canvas.height / 2 + view.y * density - height / 2,
        width,
        height,
      )
    },
  }
}

export type Stage = ReturnType<typeof createStage>
