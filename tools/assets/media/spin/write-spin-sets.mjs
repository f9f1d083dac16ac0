import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeMissing, groundColor } from '../encode.mjs'
import { keepOnly } from '../keep-only.mjs'
import { filesOf, servedPicture } from '../served-picture.mjs'
import { hotSpotStills, hotSpotsOf } from './hot-spot-pictures.mjs'
import { lightSheet, writeLightSheet } from './light-sheet.mjs'
import { spinFrames, spinThumbs } from './spin-sets.mjs'

/** @import { SpinSet } from './spin-sets.mjs' */
/** @import { Still } from '../served-picture.mjs' */

/**
 * @param {SpinSet} spinSet
 * @param {string} [root] the served folder
 */
export async function writeSpinSet(spinSet, root = 'public') {
  const folder = join(root, 'spin', spinSet.set)
  mkdirSync(folder, { recursive: true })
  const frames = await writePictures(spinFrames(spinSet), root)
  const thumbs = await writePictures(spinThumbs(spinSet), root)
  const hotSpots = await writePictures(hotSpotStills(spinSet), root)
  const sheet = await writeLightSheet(spinSet, folder)
  // Hosts tell browsers to cache the files in this folder for a year. The manifest and the poster are beside the
  // folder, because their names have no hash.
  writeFileSync(`${folder}.json`, await manifest(spinSet, frames))
  for (const format of ['avif', 'webp'])
    copyFileSync(join(root, `${frames[0]?.path}-${spinSet.widths.small}.${format}`), `${folder}.${format}`)
  keepOnly(folder, [sheet, ...[...frames, ...thumbs, ...hotSpots].flatMap(filesOf)])
}

/** @param {Still[]} stills @param {string} root */
async function writePictures(stills, root) {
  const pictures = []
  let written = 0
  for (const still of stills) {
    const picture = await servedPicture(still)
    written += await encodeMissing(still, picture, root)
    pictures.push(picture)
  }
  if (written) console.log(`${stills[0]?.folder}: ${written} files`)
  return pictures
}

/**
 * A frame's file is `{name}-{width}.{format}` in the set's folder.
 * @param {SpinSet} spinSet
 * @param {import('../served-picture.mjs').ServedPicture[]} frames
 */
async function manifest(spinSet, frames) {
  const { title, masters, width, height, widths, headOn, photos, plates, under } = spinSet
  const text = {
    title,
    ground: await groundColor(masters[0] ?? ''),
    width,
    height,
    widths: { small: widths.small, zoom: widths.zoom },
    formats: ['avif', 'webp'],
    headOn,
    light: lightSheet(spinSet),
    frames: frames.map(({ path }) => path.split('/').at(-1)),
    photos,
    hotSpots: await hotSpotsOf(spinSet),
    plates,
    under,
  }
  return `${JSON.stringify(text)}\n`
}
