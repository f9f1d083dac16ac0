import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { encodeMissing, groundColor } from './encode.mjs'
import { headOn, hotSpots } from './hot-spots.mjs'
import { keepOnly } from './keep-only.mjs'
import { filesOf, servedPicture } from './served-picture.mjs'

/** @import { Still } from './stills.mjs' */

/** The viewer's two sets: name in its address, masters, and the title a visitor reads. */
export const spinSets = [
  { set: 'dark', masters: 'media/spin-dark', title: 'Copper crossover on the dark turntable' },
  { set: 'white', masters: 'media/spin', title: 'Blue crossover in the white studio' },
]

/** Small frames for turning, large ones for looking closer. */
const widths = [800, 1600]
const encoding = { avif: 62, webp: 80 }
export const posters = ['poster.avif', 'poster.webp']

/**
 * @param {(typeof spinSets)[number]} spinSet
 * @returns {Still[]} the 36 frames, ten degrees apart
 */
export function spinFrames({ set, masters }) {
  return Array.from({ length: 36 }, (_, frame) => {
    const name = String(frame).padStart(2, '0')
    return { name, folder: `/spin/${set}`, master: `${masters}/spin-${name}.jpg`, widths, encoding }
  })
}

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
    writePosters(folder, frames)
    keepOnly(folder, [...frames.flatMap(filesOf), ...posters, 'manifest.json'])
  }
}

/**
 * The first frame once more under names without a hash: the viewer shows it before it knows the manifest.
 * @param {string} folder
 * @param {import('./served-picture.mjs').ServedPicture[]} frames
 */
function writePosters(folder, [first]) {
  for (const poster of posters) {
    const format = poster.split('.').at(-1)
    copyFileSync(`public${first?.path}-${widths[0]}.${format}`, `${folder}/${poster}`)
  }
}

/**
 * Frame names are relative to the manifest; a frame's file is `{name}-{width}.{format}`.
 * @param {(typeof spinSets)[number]} spinSet
 * @param {import('./served-picture.mjs').ServedPicture[]} frames
 */
async function manifest({ masters, title }, frames) {
  const text = {
    title,
    ground: await groundColor(`${masters}/spin-00.jpg`),
    width: 1600,
    height: 900,
    widths: { small: 800, zoom: 1600 },
    formats: ['avif', 'webp'],
    headOn,
    frames: frames.map(({ path }) => path.split('/').at(-1)),
    hotSpots: hotSpots(frames.length),
  }
  return `${JSON.stringify(text)}\n`
}
