import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { formats } from '../served-picture.mjs'
import { encodeLightSheet } from '../spin/light-sheet.mjs'
import { smallWidth } from '../spin/spin-sets.mjs'

/** @import { Quality, SpinSet } from '../spin/spin-sets.mjs' */
/** @typedef {Pick<SpinSet, 'masters' | 'width' | 'height'>} Frames */

/** Best first. */
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
 * Encoding effort for size estimates. It's eight times as fast as the effort for served files, which are 5% smaller.
 */
const effort = 2
/** Estimate the size from every ninth frame, so the front, both sides and the rear are included. */
const sampled = 9

/**
 * The best quality at which a phone can still turn the set, or the lowest one if none is small enough. Photos of leaves
 * and gravel take twice as many bytes as photos of a studio.
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
