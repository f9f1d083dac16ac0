import { readdirSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { cutouts } from './backgrounds/cutouts.mjs'
import { firstMaster, masterFrom, qualityOf } from './spin/spin-sets.mjs'

/** @import { Encoding, Still } from './served-picture.mjs' */

/** Below 58, spokes and grille blur. */
const car = { avif: 60, webp: 80 }
/** AVIF keeps dark gradients and the exact ink of the borders at the same quality; WebP needs more to avoid banding. */
const darkCar = { avif: 60, webp: 90 }
/** Has no fine edges; at 54 the dark studios show no banding. */
const scene = { avif: 54, webp: 76 }
/** A phone's photo of wet asphalt, leaves and fence: detailed, but already soft. At 44 it has 23 kB on a phone. */
const phone = { avif: 44, webp: 68 }
/** At 44, the asphalt loses its grain. */
const lot = { avif: 56, webp: 74 }
/** For the largest picture in a phone's first view, where the grain is too small to be seen. */
const poster = { ...phone, wideAvif: 56 }
/** Stitches, perforation and flakes of paint, but no edge against a plain ground. */
const cabin = { avif: 56, webp: 78 }
/** Shown enlarged on any background, so its edge meets colors it was not shot on. */
const cutout = { avif: 64, webp: 84 }

/** Has a size for two thumbnails side by side on a phone. */
const page = { folder: '/pictures', widths: [360, 480, 800, 1200, 1600] }
/** Has a size for a phone's column of 350 px, at just under double density. */
const column = { folder: '/pictures', widths: [480, 640, 800, 1200, 1600] }

/** Has a size for the contact sheet's small images. */
const sheet = { folder: '/pictures', widths: [240, 480, 800, 1200, 1600] }

/** Has a size for three tiles side by side on a phone; shown at most 250 px wide. */
const tile = { folder: '/pictures', widths: [240, 360, 480] }

/** Shown half as wide as a phone's column, or 160 px wide. */
const detail = { folder: '/pictures', widths: [240, 360, 480] }

/** File names are the slugs. */
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
 * Other angles, plus one picture that is half unedited. Each is used on at most two pages.
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
 * Cars on the dark turntable, for heads and ends of pages: `media/dark/{vehicle}-{view}.jpg`.
 * @returns {Array<[name: string, master: string, encoding: Encoding]>}
 */
function darkStills() {
  return readdirSync('media/dark')
    .sort()
    .map((file) => [`dark-${parse(file).name}`, `dark/${file}`, darkCar])
}

/** The place of work: the lot. @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>} */
const placeStills = [
  ['place-kit', 'places/kit.jpg', poster],
  ['place-above', 'places/above.jpg', lot],
  ['place-row', 'places/row.jpg', poster],
  ['place-lot', 'spin-lot/spin-33.jpg', lot],
  ['place-lot-rear', 'spin-lot/spin-14.jpg', lot],
]

/**
 * For video. Kept out of the places module, because a widely shared module is loaded by every page.
 * @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>}
 */
const videoStills = [
  ['video-spotlight', 'film/spotlight.jpg', lot],
  ['video-pickup', 'listing/cover.jpg', lot],
  ['video-filming', 'places/filming.jpg', poster],
]

/** The lot's car in handheld phone photos and in ours. @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>} */
const handStills = [1, 2, 3].flatMap((step) => [
  [`hand-phone-${step}`, `hand/${step}.jpg`, phone],
  [`hand-session-${step}`, `spin/spin-0${step + 3}.jpg`, car],
])

/** Damage in the visit report. @type {ReadonlyArray<[name: string, master: string, encoding: Encoding]>} */
const flawStills = ['scratch', 'curb-rash'].map((flaw) => [`flaw-${flaw}`, `closeups/${flaw}.jpg`, cabin])

/** @returns {Array<[name: string, master: string, encoding: Encoding]>} */
function cutoutStills() {
  return cutouts().map(([name, file]) => [name, file, cutout])
}

/**
 * The damage of `enhance-before` and `enhance-evened`, as shot and as edited: `media/enhance/close/`.
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

/** The strip below the pickup's cover: `media/listing/strip-{number}.jpg`. @returns {Still[]} */
function stripStills() {
  return [1, 2, 3, 4].map((number) => ({
    ...tile,
    name: `video-pickup-${number}`,
    master: `media/listing/strip-${number}.jpg`,
    encoding: lot,
  }))
}

/** The cars of a results page: `media/results/{studio|lot}-{vehicle}-{color}.jpg`. @returns {Still[]} */
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

/** The module of src/content/media that has a still. @param {string} name */
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
