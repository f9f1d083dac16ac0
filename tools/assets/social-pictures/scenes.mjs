import { picture } from './layers.mjs'
import { car, pair, panel, places, split, turn, turntable } from './layouts.mjs'
import { degrees, namePlate, stamp } from './ornaments.mjs'

/**
 * @typedef {object} Scene
 * @property {() => ReadonlyArray<import('sharp').OverlayOptions | Promise<import('sharp').OverlayOptions>>} layers
 *   The layers from bottom to top.
 * @property {number} width Width of the headline, in px.
 * @property {string} [ornament] SVG that may contain text.
 */

/** @param {Parameters<typeof turntable>} place @returns {Scene} */
const onTurntable = (...place) => ({ layers: () => [turntable(...place)], width: 500 })

/** @param {string} master @param {{ width: number, left: number, top: number }} [place] @returns {Scene} */
const inPanel = (master, place = car) => ({
  layers: () => [picture({ master, ...place, clip: panel })],
  width: 460,
})

/** @returns {Record<string, Scene>} keyed by the name of the social picture */
export function scenes() {
  return {
    home: onTurntable(0, { left: 355 }),
    why: { layers: pair, width: 460 },
    services: onTurntable(30, { left: 380 }),
    spin: { layers: turn, width: 470, ornament: degrees().join('') },
    viewer: onTurntable(8, { left: 340 }),
    standard: inPanel('spin/spin-04.jpg'),
    video: inPanel('film/poster.jpg'),
    enhancement: { layers: split, width: 460 },
    branding: {
      layers: () => [
        picture({ master: 'backgrounds/concrete-loft.jpg', ...car, clip: panel }),
        picture({ master: 'cutout/studio-gloss.png', ...car }),
      ],
      width: 460,
      ornament: namePlate(),
    },
    onsite: inPanel('enhance/before.jpg'),
    pricing: onTurntable(2, { left: 310 }),
    campaign: inPanel('film/rear.jpg'),
    guarantee: { ...onTurntable(18, { width: 1200, left: 440, top: 34 }), width: 540, ornament: stamp() },
    backgrounds: { layers: places, width: 460 },
    contact: onTurntable(4, { left: 255 }),
    careers: inPanel('standard/detail.jpg', { width: 1120, left: 400, top: 0 }),
    'sales-rep': onTurntable(3, { left: 270 }),
    'field-photographer': onTurntable(20, { left: 290 }),
    company: onTurntable(22, { left: 250 }),
  }
}
