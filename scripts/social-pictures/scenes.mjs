import { canvas, fog, ink, margin, signal } from './canvas.mjs'
import { drawing, inkFade, picture } from './layers.mjs'
import { text } from './lettering.mjs'
import { ring } from './ring.mjs'

/**
 * @typedef {object} Scene
 * @property {() => ReadonlyArray<import('sharp').OverlayOptions | Promise<import('sharp').OverlayOptions>>} layers
 *   From the ground up.
 * @property {number} width Room for the headline, px.
 * @property {string} [ornament] SVG that may hold words.
 */

/** Where a panel begins that has an edge, px. */
const panelLeft = 580
const panel = { left: panelLeft, width: canvas.width - panelLeft }

/**
 * The turntable in its darkness: the master's borders are ink, so it has no edge.
 * @param {number} frame 0 to 35
 * @param {{ width?: number, left?: number, top?: number }} [place]
 */
const turntable = (frame, { width = 1330, left = 330, top = -80 } = {}) =>
  picture({ master: spinFrame(frame), width, left, top })

/** @param {number} frame */
const spinFrame = (frame) => `spin-dark/spin-${String(frame).padStart(2, '0')}.jpg`

/**
 * A dark studio that fades into the ink on its left.
 * @param {string} master
 * @param {{ width: number, left: number, top: number }} place
 * @param {{ from: number, to: number }} fade
 */
const studio = (master, place, fade) => [picture({ master, ...place }), inkFade(fade)]

/** Six frames, sixty degrees apart. Their borders are ink, so each may lie over its neighbor's. */
const sides = [0, 6, 12, 18, 24, 30]
const sideAt = (/** @type {number} */ index) => ({
  left: 548 + (index % 2) * 302,
  top: -34 + Math.floor(index / 2) * 202,
})

const turn = () =>
  sides.map(async (frame, index) => {
    const layer = await picture({ master: spinFrame(frame), width: 416, ...sideAt(index) })
    return { ...layer, blend: /** @type {const} */ ('lighten') }
  })

const degrees = () =>
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

/** Where the car of the white studio, of the lot and of the cut-out stands in the panel. */
const car = { width: 1230, left: 396, top: -30 }

/** The car as shot and as edited, on either side of a line. */
const split = () => [
  picture({ master: 'enhance/before.jpg', ...car, clip: panel }),
  picture({ master: 'enhance/after.jpg', ...car, clip: { left: 890, width: canvas.width - 890 } }),
  drawing(
    `<path d="M890 0V${canvas.height}" stroke="${signal}" stroke-width="5"/><circle cx="890" cy="315" r="32" fill="${signal}"/><path d="M882 303l-12 12 12 12M898 303l12 12-12 12" fill="none" stroke="${ink}" stroke-width="4.5"/>`,
  ),
]

/** The car as shot above the car as edited. */
const pair = () => [
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

/** One car before four places, a slice of each. */
const places = () => {
  const slices = ['rooftop-dusk', 'snow-field', 'city-night-bokeh', 'desert-road']
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
    picture({ master: 'cutout/car.png', ...car }),
  ]
}

const stamp = () => {
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

const namePlate = () => {
  const box = { width: 200, height: 92, right: 36, top: 36 }
  const x = canvas.width - box.right - box.width
  const words = (
    /** @type {string} */ content,
    /** @type {'text' | 'display'} */ face,
    /** @type {number} */ size,
    /** @type {number} */ y,
  ) => text(content, { face, size, x: x + box.width / 2, y: box.top + y, color: ink, anchor: 'middle' })
  return `<rect x="${x}" y="${box.top}" width="${box.width}" height="${box.height}" rx="4" fill="${signal}"/>${words('Harborline', 'display', 29, 44)}${words('Motors', 'text', 20, 72)}`
}

/** @returns {Record<string, Scene>} by the name of the social picture */
export function scenes() {
  return {
    home: { layers: () => [turntable(0, { left: 355 })], width: 500 },
    why: { layers: pair, width: 460 },
    services: { layers: () => [turntable(30, { left: 380 })], width: 500 },
    spin: { layers: turn, width: 470, ornament: degrees().join('') },
    standard: {
      layers: () => [picture({ master: 'standard/01-front-three-quarter.jpg', ...car, clip: panel })],
      width: 460,
    },
    video: {
      layers: () =>
        studio('walkaround/poster.jpg', { width: 1330, left: 310, top: -90 }, { from: 310, to: 700 }),
      width: 460,
    },
    enhancement: { layers: split, width: 460 },
    branding: {
      layers: () => [
        picture({ master: 'backgrounds/concrete-loft.jpg', ...car, clip: panel }),
        picture({ master: 'cutout/car.png', ...car }),
      ],
      width: 460,
      ornament: namePlate(),
    },
    onsite: { layers: () => [picture({ master: 'enhance/before.jpg', ...car, clip: panel })], width: 460 },
    pricing: { layers: () => [turntable(2, { left: 310 })], width: 500 },
    campaign: {
      layers: () => studio('hero.jpg', { width: 1330, left: 240, top: -80 }, { from: 240, to: 680 }),
      width: 460,
    },
    guarantee: {
      layers: () => [turntable(18, { width: 1200, left: 440, top: 34 })],
      width: 540,
      ornament: stamp(),
    },
    backgrounds: { layers: places, width: 460 },
    contact: { layers: () => [turntable(4, { left: 255 })], width: 500 },
    careers: {
      layers: () => [
        picture({ master: 'standard/04-detail-wheel-lamp.jpg', width: 1120, left: 400, top: 0, clip: panel }),
      ],
      width: 460,
    },
    'sales-rep': { layers: () => [turntable(3, { left: 270 })], width: 500 },
    'field-photographer': { layers: () => [turntable(20, { left: 290 })], width: 500 },
    company: { layers: () => [turntable(22, { left: 250 })], width: 500 },
  }
}
