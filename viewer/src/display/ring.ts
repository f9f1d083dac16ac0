import { angleOf, frameCount } from '../frames/angle'
import type { FrameState } from '../frames/load-order'

const namespace = 'http://www.w3.org/2000/svg'

/**
 * Draws a ring of 36 ticks with the nose at the top. Ticks of loaded frames are bright, and the current one is
 * orange.
 */
export function createRing(svg: Element, headOn?: number) {
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
        tick.classList.toggle('is-there', states[index] === 'there')
      })
    },
  }
}
