import { canvas, fog, ink, margin, signal } from './canvas.mjs'
import { sideAt, sides } from './layouts.mjs'
import { text } from './lettering.mjs'
import { ring } from './ring.mjs'

export const degrees = () =>
  sides.map((frame, index) => {
    const { left, top } = sideAt(index)
    return text(`${frame * 10}°`, {
      face: 'text',
      size: 24,
      x: left + 196,
      y: top + 222,
      color: fog,
      anchor: 'middle',
    })
  })

export const stamp = () => {
  const size = 180
  const x = canvas.width - margin - size + 30
  const y = 26
  const words = (/** @type {string} */ content, /** @type {number} */ line) =>
    text(content, {
      face: 'display',
      size: 20,
      x: x + size / 2,
      y: y + size / 2 + line,
      color: signal,
      anchor: 'middle',
    })
  return `<g transform="rotate(-12 ${x + size / 2} ${y + size / 2})">${ring({ x, y, size, color: signal, tick: 6, lit: null })}${words('Next Feed', -4)}${words('Guarantee', 19)}</g>`
}

export const namePlate = () => {
  const box = { width: 200, height: 92, right: 36, top: 36 }
  const x = canvas.width - box.right - box.width
  const words = (
    /** @type {string} */ content,
    /** @type {'text' | 'display'} */ face,
    /** @type {number} */ size,
    /** @type {number} */ y,
  ) => text(content, { face, size, x: x + box.width / 2, y: box.top + y, color: ink, anchor: 'middle' })
  return `<rect x="${x}" y="${box.top}" width="${box.width}" height="${box.height}" rx="4" fill="${signal}"/>${words('Your', 'display', 27, 42)}${words('Dealership', 'display', 27, 72)}`
}
