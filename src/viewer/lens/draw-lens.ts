import type { Scene } from '../display/scene'
import type { Point } from '../display/view'
import { frameCount } from '../frames/angle'

/** Relative to the lens's radius. */
const tick = { length: 0.09, width: 0.022, litWidth: 0.045 }
const colors = { tick: '#ffffff', shade: '#0e1116', lit: '#ff6a1a' }

/** Shows `drawUnder` through a round hole inside a ring of 36 ticks. In CSS px from the stage's top left. */
export function drawLens(scene: Scene, middle: Point, radius: number, drawUnder: (scene: Scene) => unknown) {
  const { context, density } = scene
  const size = radius * density
  context.save()
  context.translate(middle.x * density, middle.y * density)
  context.beginPath()
  context.arc(0, 0, size, 0, 2 * Math.PI)
  context.save()
  context.clip()
  context.setTransform(1, 0, 0, 1, 0, 0)
  drawUnder(scene)
  context.restore()
  context.strokeStyle = colors.shade
  context.lineWidth = size * tick.litWidth
  context.stroke()
  context.rotate(-Math.PI / 2)
  for (let index = 0; index < frameCount; index += 1) {
    drawTick(context, size, index === scene.frame)
    context.rotate((2 * Math.PI) / frameCount)
  }
  context.restore()
}

function drawTick(context: CanvasRenderingContext2D, size: number, isLit: boolean) {
  const [from, to] = [size * (1 - tick.length), size]
  for (const [color, width] of [
    [colors.shade, size * (tick.litWidth + 0.02)],
    [isLit ? colors.lit : colors.tick, size * (isLit ? tick.litWidth : tick.width)],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = width
    context.beginPath()
    context.moveTo(from, 0)
    context.lineTo(to, 0)
    context.stroke()
  }
}
