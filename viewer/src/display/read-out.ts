import { copy } from '../copy'
import { angleOf, frameCount, sideOf } from '../frames/angle'
import type { FrameState } from '../frames/load-order'
import type { Parts } from '../parts'

const namespace = 'http://www.w3.org/2000/svg'

/** @param headOn degrees from the first frame to the one in which the car faces the camera */
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

function createRing(svg: Element, headOn?: number) {
  const ticks = Array.from({ length: frameCount }, (_, frame) => {
    const tick = document.createElementNS(namespace, 'line')
    const places = { x1: 50, x2: 50, y1: 4, y2: 15, transform: `rotate(${angleOf(frame, headOn)} 50 50)` }
    for (const [name, value] of Object.entries(places)) tick.setAttribute(name, String(value))
    svg.append(tick)
    return tick
  })

  return {
    light(frame: number) {
      ticks.forEach((tick, index) => {
        tick.classList.toggle('is-lit', index === frame)
        tick.setAttribute('y2', index === frame ? '22' : '15')
      })
    },
    showLoaded(states: readonly FrameState[]) {
      ticks.forEach((tick, index) => {
        tick.classList.toggle('is-loaded', states[index] === 'loaded')
      })
    },
  }
}

export type ReadOut = ReturnType<typeof createReadOut>
