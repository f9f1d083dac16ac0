/**
 * The gain is limited, because larger differences in brightness come from the light on the car rather than the camera's
 * exposure and should stay visible.
 */
const maxGain = 1.35

/** Returns factors that bring each frame's brightness closer to the median. */
export function gainsFor(brightness: readonly number[]): number[] {
  const sorted = brightness.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return brightness.map((value) => Math.max(1 / maxGain, Math.min(maxGain, median / Math.max(value, 1))))
}

/** Uses blend modes, because Safari doesn't support canvas filters. */
export function applyGain(context: CanvasRenderingContext2D, gain: number) {
  const { canvas } = context
  context.save()
  if (gain > 1) {
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = gain - 1
    context.drawImage(canvas, 0, 0)
  } else if (gain < 1) {
    context.globalAlpha = 1 - gain
    context.fillStyle = '#000'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.restore()
}
