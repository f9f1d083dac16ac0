import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { formats } from '../served-picture.mjs'
import { encodeLightSheet } from '../spin/light-sheet.mjs'
import { smallWidth } from '../spin/spin-sets.mjs'

/** @import { Quality, SpinSet } from '../spin/spin-sets.mjs' */
/** @typedef {Pick<SpinSet, 'masters' | 'width' | 'height'>} Frames */

/** Ordered from best to worst. */
const qualities = [
  { frames: { avif: 62, webp: 80 }, light: 30 },
  { frames: { avif: 54, webp: 74 }, light: 28 },
  { frames: { avif: 46, webp: 68 }, light: 26 },
  { frames: { avif: 38, webp: 60 }, light: 24 },
  { frames: { avif: 30, webp: 52 }, light: 22 },
]
/** Maximum sizes in bytes of the light sheet and of all small AVIF frames together. */
const most = { light: 150_000, small: 880_000 }
/**
 * Size estimates use a lower encoding effort than served files, because that is eight times as fast and makes files
 * only about 5% larger.
 */
const effort = 2
/** The sizes are estimated from every ninth frame, which gives four views that are 90 degrees apart. */
const sampled = 9

/**
 * Returns the best quality at which the files are small enough for a phone, or else the lowest quality. Detailed photos,
 * such as those with leaves or gravel, need about twice as many bytes as studio photos.
 * @param {Frames} set
 * @returns {Promise<Quality>}
 */
export async function fitQuality(set) {
  const masters = set.masters.filter((_, frame) => frame % sampled === 0)
  const share = masters.length / set.masters.length
  const { light } = await firstWithin(most.light * share, (quality) =>
    lightBytes({ ...set, masters }, quality),
  )
  const { frames } = await firstWithin(most.small * share, (quality) => smallBytes(masters, quality))
  return { frames, light }
}

/** @param {number} bytes @param {(quality: Quality) => Promise<number>} weigh */
async function firstWithin(bytes, weigh) {
  for (const quality of qualities) if ((await weigh(quality)) <= bytes) return quality
  return /** @type {Quality} */ (qualities.at(-1))
}

/** @param {Frames} set @param {Quality} quality */
async function lightBytes(set, quality) {
  return (await encodeLightSheet({ ...set, quality }, effort)).length
}

/** @param {readonly string[]} masters @param {Quality} quality */
async function smallBytes(masters, { frames }) {
  let bytes = 0
  for (const master of masters) {
    const image = sharp(readFileSync(master)).resize(smallWidth)
    bytes += (await image.avif({ ...formats.avif, quality: frames.avif, effort }).toBuffer()).length
  }
  return bytes
}
