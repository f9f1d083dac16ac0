import { readdirSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { cutouts } from './backgrounds/cutouts.mjs'
import { firstMaster, masterFrom, qualityOf } from './spin/spin-sets.mjs'

/** @import { Encoding, Still } from './served-picture.mjs' */

/** Spokes and grilles blur below 58. */
const car = { avif: 60, webp: 80 }
/**
 * At the same quality, AVIF keeps dark gradients and the exact ink color of the borders. WebP needs a higher quality
 * to avoid banding.
 */
const darkCar = { avif: 60, webp: 90 }
/** Scenes have no fine edges, and at 54 the dark studios show no banding. */
const scene = { avif: 54, webp: 76 }
/**
 * Phone photos of wet asphalt, leaves and fences are detailed, but already soft. At 44, one takes 23 kB on a phone.
 */
const phone = { avif: 44, webp: 68 }
/** The asphalt loses its grain at 44. */
const lot = { avif: 56, webp: 74 }
/** For the largest picture on a phone's first screen, where the grain is too small to see. */
const poster = { ...phone, wideAvif: 56 }
/** Interiors have stitches, perforation and metallic flakes, but no edge against a plain background. */
const cabin = { avif: 56, webp: 78 }
/** Cut-outs are enlarged on any background, so their edges meet colors they weren't shot against. */
const cutout = { avif: 64, webp: 84 }

/** Includes a width for two thumbnails side by side on a phone. */
const page = { folder: '/pictures', widths: [360, 480, 800, 1200, 1600] }
/** Includes a width for a phone's 350 px column at just under double density. */
const column = { folder: '/pictures', widths: [480, 640, 800, 1200, 1600] }

/** Includes a width for the contact sheet's small images. */
const sheet = { folder: '/pictures', widths: [240, 480, 800, 1200, 1600] }

/** Includes a width for three tiles side by side on a phone. Tiles are at most 250 px wide. */
const tile = { folder: '/pictures', widths: [240, 360, 480] }

/** Details are half as wide as a phone's column, or 160 px wide. */
const detail = { folder: '/pictures', widths: [240, 360, 480] }

/** The file names are the backgrounds' slugs. */
export const backgroundsFolder = 'media/backgrounds'

/** @returns {string[]} slugs of the virtual backgrounds, sorted */
export function backgroundSlugs() {
  return readdirSync(backgroundsFolder)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => parse(file).name)
    .sort()
}

const darkSet = atMost(darkCar, qualityOf('dark'))
const whiteSet = atMost(car, qualityOf('white'))

/** @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>} */
const carStills = [
  ['enhance-before', 'enhance/before.jpg', poster],
  ['enhance-after', 'enhance/after.jpg', car],
  ['enhance-evened', 'enhance/evened.jpg', car],
  ['enhance-scene', 'enhance/scene.jpg', car],
  ['standard-side', 'spin/spin-09.jpg', car],
  ['standard-rear', 'spin/spin-14.jpg', car],
  ['walkaround', 'film/poster.jpg', poster],
  ['listing-phone', 'listing/phone.jpg', darkCar],
  ['spin-dark', relative('media', firstMaster('dark')), darkSet],
  ['spin-dark-rear', relative('media', masterFrom('dark', 152)), darkSet],
  ['spin-white', relative('media', firstMaster('white')), whiteSet],
]

/**
 * Other angles, plus one picture that is half original and half edited. Each is used on at most two pages.
 * @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>}
 */
const angleStills = [
  ['enhance-split', 'enhance/split.jpg', car],
  ['white-front-right', relative('media', masterFrom('white', 50)), whiteSet],
  ['walkaround-rear', 'film/rear.jpg', lot],
  ['white-rear-right', relative('media', masterFrom('white', 130)), whiteSet],
  ...darkStills(),
]

/**
 * Cars on the dark turntable, for the top and bottom of pages: `media/dark/{vehicle}-{view}.jpg`.
 * @returns {Array<[name: string, master: string, encoding: Encoding]>}
 */
function darkStills() {
  return readdirSync('media/dark')
    .sort()
    .map((file) => [`dark-${parse(file).name}`, `dark/${file}`, darkCar])
}

/**
 * Pictures of the lot, where the work is done.
 * @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>}
 */
const placeStills = [
  ['place-kit', 'places/kit.jpg', poster],
  ['place-above', 'places/above.jpg', lot],
  ['place-row', 'places/row.jpg', poster],
  ['place-lot', 'spin-lot/spin-33.jpg', lot],
  ['place-lot-rear', 'spin-lot/spin-14.jpg', lot],
]

/**
 * Pictures about video. They aren't in the places module, because every page loads a widely shared module.
 * @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>}
 */
const videoStills = [
  ['video-spotlight', 'film/spotlight.jpg', lot],
  ['video-pickup', 'listing/cover.jpg', lot],
  ['video-filming', 'places/filming.jpg', poster],
]

/**
 * The lot's car in handheld phone photos and in our photos.
 * @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>}
 */
const handStills = [1, 2, 3].flatMap((step) => [
  [`hand-phone-${step}`, `hand/${step}.jpg`, phone],
  [`hand-session-${step}`, `spin/spin-0${step + 3}.jpg`, car],
])

/** The damage shown in the visit report. @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>} */
const flawStills = [
  ['flaw-scratch', 'closeups/scratch.jpg', cabin],
  // Shows more of the wheel than the close-up in the viewer does.
  ['flaw-curb-rash', 'enhance/close/wheel-before.jpg', cabin],
]

/** @returns {Array<[name: string, master: string, encoding: Encoding]>} */
function cutoutStills() {
  return cutouts().map(([name, file]) => [name, file, cutout])
}

/**
 * Close-ups of the damage in `enhance-before` and `enhance-evened`, original and edited: `media/enhance/close/`.
 * @returns {Still[]}
 */
function closeStills() {
  return ['scratch', 'wheel'].flatMap((part) =>
    ['before', 'after'].map((state) => ({
      ...detail,
      name: `close-${part}-${state}`,
      master: `media/enhance/close/${part}-${state}.jpg`,
      encoding: cabin,
    })),
  )
}

/** The interior of a car: `media/interior/{view}.jpg`. @returns {Still[]} */
function interiorStills() {
  return readdirSync('media/interior')
    .filter((file) => file.endsWith('.jpg'))
    .sort()
    .map((file) => ({
      ...sheet,
      name: `interior-${parse(file).name}`,
      master: join('media/interior', file),
      encoding: cabin,
    }))
}

/** The strip of small pictures below the pickup's cover: `media/listing/strip-{number}.jpg`. @returns {Still[]} */
function stripStills() {
  return [1, 2, 3, 4].map((number) => ({
    ...tile,
    name: `video-pickup-${number}`,
    master: `media/listing/strip-${number}.jpg`,
    encoding: lot,
  }))
}

/** The cars on a results page: `media/results/{studio|lot}-{vehicle}-{color}.jpg`. @returns {Still[]} */
function resultStills() {
  return readdirSync('media/results')
    .filter((file) => file.endsWith('.jpg'))
    .sort()
    .map((file) => ({
      ...tile,
      name: `result-${parse(file).name}`,
      master: join('media/results', file),
      encoding: file.startsWith('lot-') ? phone : car,
    }))
}

/** @returns {Still[]} every still the site serves */
export function stills() {
  return [
    ...[
      ...carStills,
      ...angleStills,
      ...placeStills,
      ...videoStills,
      ...handStills,
      ...flawStills,
      ...cutoutStills(),
    ].map(([name, file, encoding]) => ({
      ...column,
      name,
      master: join('media', file),
      encoding,
    })),
    ...closeStills(),
    ...interiorStills(),
    ...stripStills(),
    ...resultStills(),
    ...backgroundSlugs().map((slug) => ({
      ...page,
      name: `background-${slug}`,
      master: join(backgroundsFolder, `${slug}.jpg`),
      encoding: scene,
    })),
  ]
}

/** @param {Encoding} one @param {Encoding} other */
function atMost(one, other) {
  return one.avif <= other.avif ? one : other
}

/** The module in src/content/media that exports a still. @param {string} name */
export function moduleOf(name) {
  if (name.startsWith('background-')) return 'background-pictures'
  if (name.startsWith('cutout-')) return 'cutout-pictures'
  if (name.startsWith('place-')) return 'place-pictures'
  if (name.startsWith('video-')) return 'video-pictures'
  if (name.startsWith('hand-')) return 'hand-pictures'
  if (name.startsWith('standard-')) return 'standard-pictures'
  if (name.startsWith('close-')) return 'close-pictures'
  if (name.startsWith('flaw-')) return 'flaw-pictures'
  if (name.startsWith('interior-')) return 'interior-pictures'
  if (name.startsWith('result-')) return 'result-pictures'
  if (name.startsWith('dark-')) return 'dark-pictures'
  return angleStills.some(([angle]) => angle === name) ? 'angle-pictures' : 'pictures'
}
