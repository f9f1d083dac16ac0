import { copy } from '../copy'
import { angleOf, sideOf } from '../frames/angle'
import type { Parts } from '../parts'
import { createRing } from './ring'

/**
 * Shows the angle on the ring and in words, and exposes it to screen readers. @param headOn degrees from the first
 * frame to the nose
 */
export function createReadOut(
  { canvas, ring: svg, angle: angleText, side: sideText }: Parts,
  headOn: number | undefined,
) {
  const ring = createRing(svg, headOn)

  return {
    showLoaded: ring.showLoaded,
    show(frame: number) {
      const angle = angleOf(frame, headOn)
      const side = sideOf(frame, headOn)
      ring.light(frame)
      angleText.textContent = `${angle}°`
      sideText.textContent = side
      canvas.setAttribute('aria-valuenow', String(angle))
      canvas.setAttribute('aria-valuetext', copy.angle(side, angle))
      return { angle, side }
    },
  }
}

export type ReadOut = ReturnType<typeof createReadOut>
