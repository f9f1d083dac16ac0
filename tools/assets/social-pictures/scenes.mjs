import { picture } from './layers.mjs'
import { car, pair, panel, places, split, turn, turntable } from './layouts.mjs'
import { degrees, namePlate, stamp } from './ornaments.mjs'

/**
 * @typedef {object} Scene
 * @property {() => ReadonlyArray<import('sharp').OverlayOptions | Promise<import('sharp').OverlayOptions>>} layers
 *   From bottom to top.
 * @property {number} width Width of the headline, in px.
 * @property {string} [ornament] SVG that may contain text.
 */

/** @returns {Record<string, Scene>} by the name of the social picture */
export function scenes() {
  return {
    home: { layers: () => [turntable(0, { left: 355 })], width: 500 },
    why: { layers: pair, width: 460 },
    services: { layers: () => [turntable(30, { left: 380 })], width: 500 },
    spin: { layers: turn, width: 470, ornament: degrees().join('') },
    viewer: { layers: () => [turntable(8, { left: 340 })], width: 500 },
    standard: {
      layers: () => [picture({ master: 'spin/spin-04.jpg', ...car, clip: panel })],
      width: 460,
    },
    video: {
      layers: () => [picture({ master: 'film/poster.jpg', ...car, clip: panel })],
      width: 460,
    },
    enhancement: { layers: split, width: 460 },
    branding: {
      layers: () => [
        picture({ master: 'backgrounds/concrete-loft.jpg', ...car, clip: panel }),
        picture({ master: 'cutout/studio-gloss.png', ...car }),
      ],
      width: 460,
      ornament: namePlate(),
    },
    onsite: { layers: () => [picture({ master: 'enhance/before.jpg', ...car, clip: panel })], width: 460 },
    pricing: { layers: () => [turntable(2, { left: 310 })], width: 500 },
    campaign: {
      layers: () => [picture({ master: 'film/rear.jpg', ...car, clip: panel })],
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
      layers: () => [picture({ master: 'standard/detail.jpg', width: 1120, left: 400, top: 0, clip: panel })],
      width: 460,
    },
    'sales-rep': { layers: () => [turntable(3, { left: 270 })], width: 500 },
    'field-photographer': { layers: () => [turntable(20, { left: 290 })], width: 500 },
    company: { layers: () => [turntable(22, { left: 250 })], width: 500 },
  }
}
