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
  drawTicks(context, size, scene.frame)
  context.restore()
}

/** As the dashes of two arcs: 36 lines would take a slow device several milliseconds. */
function drawTicks(context: CanvasRenderingContext2D, size: number, lit: number) {
  const radius = size * (1 - tick.length / 2)
  const step = (2 * Math.PI) / frameCount
  context.rotate(-Math.PI / 2)
  context.lineWidth = size * tick.length
  function dash(color: string, width: number, from: number, to: number) {
    const dashed = size * width
    context.strokeStyle = color
    context.setLineDash([dashed, radius * step - dashed])
    context.beginPath()
    context.arc(0, 0, radius, from - dashed / radius / 2, to - dashed / radius / 2)
    context.stroke()
  }
  for (const [color, width] of [
    [colors.shade, tick.width + 0.02],
    [colors.tick, tick.width],
  ] as const) {
    dash(color, width, 0, 2 * Math.PI)
  }
  for (const [color, width] of [
    [colors.shade, tick.litWidth + 0.02],
    [colors.lit, tick.litWidth],
  ] as const) {
    dash(color, width, lit * step, (lit + 0.9) * step)
  }
}
