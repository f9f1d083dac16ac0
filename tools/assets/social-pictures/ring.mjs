import { signal } from './canvas.mjs'

/**
 * Draws the same ring as src/components/ui/turntable-ring.tsx.
 * @param {{ x: number, y: number, size: number, color: string, step?: number, tick?: number,
 *   lit?: number | null }} ring
 *   The upper left corner is at `x` and `y`. The length of each line, `tick`, is in hundredths of the ring's size. `lit`
 *   is the index of the orange line, or null for none
 */
export function ring({ x, y, size, color, step = 1, tick = 13, lit = 0 }) {
  const frames = Array.from({ length: 36 / step }, (_, index) => index * step)
  const lines = frames.map((frame) => {
    const isLit = frame === lit
    const end = 4 + tick + (isLit ? 7 : 0)
    const thickness = (isLit ? 5 : 2.6) * Math.min(step, 2)
    return `<path d="M50 4V${end}" transform="rotate(${frame * 10} 50 50)" stroke="${isLit ? signal : color}" stroke-width="${thickness}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${lines.join('')}</g>`
}
