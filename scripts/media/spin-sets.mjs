import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { encodeMissing, groundColor } from './encode.mjs'
import { headOn, hotSpots } from './hot-spots.mjs'
import { keepOnly } from './keep-only.mjs'
import { earlierPlates, platesOf } from './plates.mjs'
import { filesOf, servedPicture } from './served-picture.mjs'

/** @import { Still } from './stills.mjs' */

/** The viewer's two sets. The first frame is the front three-quarter view from the left, whatever number its master has. */
export const spinSets = [
  {
    set: 'dark',
    masters: 'media/spin-dark',
    title: 'Copper crossover on the dark turntable',
    first: 0,
    widths: { small: 800, zoom: 1600 },
    shot: { heading: 52, lens: 50 },
    plates: earlierPlates,
  },
  {
    set: 'white',
    masters: 'media/spin',
    title: 'Blue crossover in the white studio',
    first: 0,
    widths: { small: 800, zoom: 1600 },
    shot: { heading: 52, lens: 50 },
    plates: earlierPlates,
  },
]

const frameCount = 36
const encoding = { avif: 62, webp: 80 }
export const posters = ['poster.avif', 'poster.webp']

/**
 * @param {(typeof spinSets)[number]} spinSet
 * @returns {Still[]} the 36 frames, ten degrees apart
 */
export function spinFrames({ set, masters, first, widths }) {
  return Array.from({ length: frameCount }, (_, frame) => ({
    name: numbered(frame),
    folder: `/spin/${set}`,
    master: `${masters}/spin-${numbered((first + frame) % frameCount)}.jpg`,
    widths: Object.values(widths),
    encoding,
  }))
}

/** @param {number} frame */
const numbered = (frame) => String(frame).padStart(2, '0')

/** Writes the frames that are missing, and a poster and a manifest for each set. docs/viewer.md has the format. */
export async function writeSpinSets() {
  for (const spinSet of spinSets) {
    const folder = `public/spin/${spinSet.set}`
    mkdirSync(folder, { recursive: true })
    const frames = []
    let written = 0
    for (const still of spinFrames(spinSet)) {
      const frame = await servedPicture(still)
      written += await encodeMissing(still, frame)
      frames.push(frame)
    }
    if (written) console.log(`${folder}: ${written} files`)
    writeFileSync(`${folder}/manifest.json`, await manifest(spinSet, frames))
    writePosters(folder, spinSet.widths.small, frames)
    keepOnly(folder, [...frames.flatMap(filesOf), ...posters, 'manifest.json'])
  }
}

/**
 * The first frame once more under names without a hash: the viewer shows it before it knows the manifest.
 * @param {string} folder
 * @param {number} width
 * @param {import('./served-picture.mjs').ServedPicture[]} frames
 */
function writePosters(folder, width, [first]) {
  for (const poster of posters) {
    const format = poster.split('.').at(-1)
    copyFileSync(`public${first?.path}-${width}.${format}`, `${folder}/${poster}`)
  }
}

/**
 * Frame names are relative to the manifest; a frame's file is `{name}-{width}.{format}`.
 * @param {(typeof spinSets)[number]} spinSet
 * @param {import('./served-picture.mjs').ServedPicture[]} frames
 */
async function manifest(spinSet, frames) {
  const { title, widths, shot, plates } = spinSet
  const masters = spinFrames(spinSet).map(({ master }) => master)
  const text = {
    title,
    ground: await groundColor(masters[0] ?? ''),
    width: 1600,
    height: 900,
    widths,
    formats: ['avif', 'webp'],
    headOn: headOn(shot),
    frames: frames.map(({ path }) => path.split('/').at(-1)),
    hotSpots: hotSpots(shot, frames.length),
    plates: await platesOf(plates, shot, masters),
  }
  return `${JSON.stringify(text)}\n`
}
