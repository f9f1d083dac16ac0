import { readdirSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { masterFrom, qualityOf } from './spin/spin-sets.mjs'

/** @import { Encoding, Still } from './served-picture.mjs' */

/** The AVIF quality is 60, because spokes and grilles look blurry below 58. */
const car = { avif: 60, webp: 80 }
/**
 * AVIF keeps dark gradients and the exact ink color of the borders at this quality, but WebP needs more to avoid
 * banding.
 */
const darkCar = { avif: 60, webp: 90 }
/** Scenes have no fine edges, and at quality 54 the dark studios show no banding. */
const scene = { avif: 54, webp: 76 }
/** Phone photos of asphalt, leaves and fences are detailed but already soft, so a low quality is enough. */
const phone = { avif: 44, webp: 68 }
/** The AVIF quality is 56, because asphalt loses its grain at 44. */
const lot = { avif: 56, webp: 74 }
/** For the largest picture above the fold on a phone, where the asphalt's grain is too fine to see. */
const poster = { ...phone, wideAvif: 56 }
/** Interiors have fine texture, but no edges against a plain background. */
const cabin = { avif: 56, webp: 78 }
/** A cutout's edges are shown against colors that aren't in the photo, so artifacts would be noticeable. */
const cutout = { avif: 64, webp: 84 }
/** For a cutout that is shown only in front of its own scene. The scene hides artifacts at the edges. */
const cutoutInScene = { avif: 55, webp: 80 }

/** Includes a width for two thumbnails side by side on a phone. */
const page = [360, 480, 800, 1200, 1600]
/** Includes a width for a 350 px phone column at just under 2x density. */
const column = [480, 640, 800, 1200, 1600]
/** Includes a width for the contact sheet's small images. */
const sheet = [240, 480, 800, 1200, 1600]
/** Includes widths for three tiles or two details side by side on a phone. */
const tile = [240, 360, 480]

export const backgroundsFolder = 'media/backgrounds'
/** The file names are the slugs of the virtual backgrounds. */
export const backgroundSlugs = () => namesIn('backgrounds')

/** @typedef {[name: string, master: string, encoding: Encoding]} Row `master` is a path in media/ */

/**
 * Returns the stills, keyed by the module in src/content/media/stills that exports them. A page loads whole modules, so
 * pictures that few pages use are in separate modules.
 * @returns {Record<string, Still[]>}
 */
export function stillModules() {
  const darkSet = atMost(darkCar, qualityOf('dark'))
  const whiteSet = atMost(car, qualityOf('white'))
  const spin = (/** @type {[set: string, angle?: number]} */ ...frame) =>
    relative('media', masterFrom(...frame))
  return {
    pictures: inWidths(column, [
      ['enhance-before', 'enhance/before.jpg', poster],
      ['enhance-after', 'enhance/after.jpg', car],
      ['enhance-evened', 'enhance/evened.jpg', car],
      ['enhance-scene', 'enhance/scene.jpg', car],
      ['walkaround', 'film/poster.jpg', poster],
      ['listing-phone', 'listing/phone.jpg', darkCar],
      ['spin-dark', spin('dark'), darkSet],
      ['spin-dark-rear', spin('dark', 152), darkSet],
      ['spin-white', spin('white'), whiteSet],
    ]),
    'angle-pictures': inWidths(column, [
      ['enhance-split', 'enhance/split.jpg', car],
      ['white-front-right', spin('white', 50), whiteSet],
      ['white-front-left', spin('white', 310), whiteSet],
      ['walkaround-rear', 'film/rear.jpg', lot],
      ['white-rear-right', spin('white', 130), whiteSet],
    ]),
    'dark-pictures': inWidths(
      column,
      namesIn('dark').map((view) => [`dark-${view}`, `dark/${view}.jpg`, darkCar]),
    ),
    'interior-pictures': inWidths(
      sheet,
      namesIn('interior').map((view) => [`interior-${view}`, `interior/${view}.jpg`, cabin]),
    ),
    'place-pictures': inWidths(column, [
      ['place-kit', 'places/kit.jpg', poster],
      ['place-kit-close', 'places/kit-close.jpg', lot],
      ['place-above', 'places/above.jpg', lot],
      ['place-row', 'places/row.jpg', poster],
      ['place-around', 'places/around.jpg', lot],
      ['lot-front-left', 'spin-lot/spin-31.jpg', lot],
    ]),
    'result-pictures': inWidths(
      tile,
      namesIn('results').map((name) => [
        `result-${name}`,
        `results/${name}.jpg`,
        name.startsWith('lot-') ? phone : car,
      ]),
    ),
    'video-pictures': [
      ...inWidths(column, [
        ['video-spotlight', 'film/spotlight.jpg', lot],
        ['video-pickup', 'listing/cover.jpg', lot],
        // On wide screens, the lettering on the jacket is readable only at this quality.
        ['video-filming', 'places/filming.jpg', { ...poster, wideAvif: 66 }],
      ]),
      ...inWidths(
        tile,
        [1, 2, 3, 4].map((number) => [`video-pickup-${number}`, `listing/strip-${number}.jpg`, lot]),
      ),
    ],
    'hand-pictures': inWidths(column, [
      ['hand-phone-1', 'hand/1.jpg', poster],
      ...[2, 3].map((step) => /** @type {Row} */ ([`hand-phone-${step}`, `hand/${step}.jpg`, phone])),
      ['hand-session-2', 'spin/spin-04.jpg', car],
      ['hand-session-3', 'spin/spin-07.jpg', car],
    ]),
    'standard-pictures': inWidths(column, [
      ['standard-side', 'spin/spin-09.jpg', car],
      ['standard-rear', 'spin/spin-14.jpg', car],
    ]),
    'flaw-pictures': inWidths(
      column,
      ['scratch', 'curb-rash'].map((flaw) => [`flaw-${flaw}`, `closeups/${flaw}.jpg`, cabin]),
    ),
    'close-pictures': inWidths(
      tile,
      ['scratch-before', 'scratch-after', 'wheel-before', 'wheel-after'].map((part) => [
        `close-${part}`,
        `enhance/close/${part}.jpg`,
        cabin,
      ]),
    ),
    'cutout-pictures': inWidths(
      column,
      namesIn('cutout', '.png').map((light) => [
        `cutout-${light}`,
        `cutout/${light}.png`,
        backgroundSlugs().includes(light) ? cutoutInScene : cutout,
      ]),
    ),
    'background-pictures': inWidths(
      page,
      backgroundSlugs().map((slug) => [`background-${slug}`, `backgrounds/${slug}.jpg`, scene]),
    ),
  }
}

export const stills = () => Object.values(stillModules()).flat()

/** @param {number[]} widths @param {Row[]} rows @returns {Still[]} */
function inWidths(widths, rows) {
  return rows.map(([name, master, encoding]) => ({
    name,
    folder: '/pictures',
    master: join('media', master),
    widths,
    encoding,
  }))
}

/** @param {string} folder a folder in media/ @param {string} [ending] */
function namesIn(folder, ending = '.jpg') {
  const files = readdirSync(join('media', folder)).filter((file) => file.endsWith(ending))
  return files.sort().map((file) => parse(file).name)
}

/** @param {Encoding} one @param {Encoding} other */
const atMost = (one, other) => (one.avif <= other.avif ? one : other)
