import { canvas, ink, signal } from './canvas.mjs'
import { drawing, picture } from './layers.mjs'

const panelLeft = 580
export const panel = { left: panelLeft, width: canvas.width - panelLeft }

/**
 * The master's borders have the canvas's ink color, so no edge is visible.
 * @param {number} frame 0 to 35
 * @param {{ width?: number, left?: number, top?: number }} [place]
 */
export const turntable = (frame, { width = 1330, left = 330, top = -80 } = {}) =>
  picture({ master: spinFrame(frame), width, left, top })

/** @param {number} frame */
const spinFrame = (frame) => `spin-dark/spin-${String(frame).padStart(2, '0')}.jpg`

/** Six frames, 60 degrees apart. */
export const sides = [0, 6, 12, 18, 24, 30]
export const sideAt = (/** @type {number} */ index) => ({
  left: 548 + (index % 2) * 302,
  top: -34 + Math.floor(index / 2) * 202,
})

export const turn = () =>
  sides.map(async (frame, index) => {
    const layer = await picture({ master: spinFrame(frame), width: 416, ...sideAt(index) })
    // The frames overlap, so `lighten` hides their ink-colored borders.
    return { ...layer, blend: /** @type {const} */ ('lighten') }
  })

export const car = { width: 1230, left: 396, top: -30 }

export const split = () => [
  picture({ master: 'enhance/before.jpg', ...car, clip: panel }),
  picture({ master: 'enhance/after.jpg', ...car, clip: { left: 890, width: canvas.width - 890 } }),
  drawing(
    `<path d="M890 0V${canvas.height}" stroke="${signal}" stroke-width="5"/><circle cx="890" cy="315" r="32" fill="${signal}"/><path d="M882 303l-12 12 12 12M898 303l12 12-12 12" fill="none" stroke="${ink}" stroke-width="4.5"/>`,
  ),
]

export const pair = () => [
  picture({
    master: 'enhance/before.jpg',
    width: 920,
    left: 450,
    top: -110,
    clip: { ...panel, height: 312 },
  }),
  picture({
    master: 'enhance/after.jpg',
    width: 920,
    left: 450,
    top: 208,
    clip: { ...panel, top: 318, height: 312 },
  }),
]

export const places = () => {
  const slices = ['concrete-loft', 'neon-tunnel', 'glass-showroom', 'brick-alley']
  const width = panel.width / slices.length
  return [
    ...slices.map((name, index) =>
      picture({
        master: `backgrounds/${name}.jpg`,
        width: 1250,
        left: 250,
        top: -40,
        clip: {
          left: Math.round(panel.left + index * width),
          width: Math.round(width) - (index < 3 ? 4 : 0),
        },
      }),
    ),
    picture({ master: 'cutout/studio.png', ...car }),
  ]
}
