import { existsSync } from 'node:fs'
import sharp from 'sharp'

/** @import { Sharp } from 'sharp' */

const after = 'media/enhance/after.jpg'
const size = { width: 1600, height: 900 }
const pixels = size.width * size.height

/** Gray level (0 to 255) of the studio background in `after.jpg`. */
const ground = 231
/** Color of the backdrop behind the car, at its brightest point. */
const backdropColor = [178, 183, 190]
/** Height of the line between backdrop and floor, 6 m behind the car, as a fraction of the picture's height. */
const floorLine = 0.567
/** How much darker the floor is along that line, and how much darker the corners are, from 0 to 1. */
const floorShade = 0.07
const vignette = 0.17
const evened = 'media/enhance/evened.jpg'
const scene = 'media/enhance/scene.jpg'
const sceneBackground = 'media/backgrounds/coastal-overlook.jpg'

/** A studio pixel is gray, brighter than the darkest part of the shadow, and darker than a headlight. */
const leastLight = 118
const mostLight = 244
const mostColor = 26

/** Upper edge of the shadow under the car, from left to right, in fractions of the picture's size. */
const sill = [
  [0, 0.66],
  [0.29, 0.68],
  [0.5, 0.727],
  [0.62, 0.737],
  [0.84, 0.7],
  [1, 0.68],
]

/**
 * Puts the car of `after.jpg` and its studio shadow in front of a plain backdrop and into a scene, unless both
 * pictures exist.
 */
export async function writeSameCar() {
  if (existsSync(evened) && existsSync(scene)) return
  const studio = await rgb(sharp(after))
  const car = await carIn(studio)
  await save(stand(studio, car, backdrop()), evened)
  await save(stand(studio, car, await rgb(sharp(sceneBackground))), scene)
}

/** Draws a plain wall and floor in soft light. */
function backdrop() {
  const picture = Buffer.alloc(pixels * 3)
  for (let at = 0; at < pixels; at += 1) {
    const x = (at % size.width) / size.width - 0.5
    const y = Math.floor(at / size.width) / size.height
    const below = smoothstep((y - floorLine) / 0.016 + 0.5)
    const depth = Math.min(1, Math.max(0, (y - floorLine) / (1 - floorLine)))
    const floor = 1 - below * floorShade * (1 - depth)
    const light = floor * (1 - vignette * Math.min(1, (x / 0.5) ** 2 * 0.6 + ((y - 0.5) / 0.5) ** 2 * 0.4))
    // Grain of less than one gray level keeps the shading from banding.
    const grain = noise(at) - 0.5
    for (const channel of [0, 1, 2])
      picture[at * 3 + channel] = Math.round((backdropColor[channel] ?? 0) * light + grain)
  }
  return picture
}

/** @param {number} value */
function smoothstep(value) {
  const share = Math.min(1, Math.max(0, value))
  return share * share * (3 - 2 * share)
}

/** Returns 0 to 1, always the same for the same seed. @param {number} seed */
function noise(seed) {
  const value = Math.sin(seed * 12.9898) * 43758.5453
  return value - Math.floor(value)
}

/** @param {Sharp} picture */
function rgb(picture) {
  return picture.resize(size.width, size.height).removeAlpha().toColourspace('srgb').raw().toBuffer()
}

/**
 * The opacity of the car in each pixel. The car is everything that a flood fill of the studio background from the
 * borders doesn't reach.
 * @param {Buffer} studio
 */
async function carIn(studio) {
  const isGround = new Uint8Array(pixels)
  /** @type {number[]} */
  const open = []
  /** @param {number} at */
  const visit = (at) => {
    if (isGround[at] || !isStudio(studio, at)) return
    isGround[at] = 1
    open.push(at)
  }
  for (let x = 0; x < size.width; x += 1) {
    visit(x)
    visit(pixels - 1 - x)
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % size.width
    if (x > 0) visit(at - 1)
    if (x < size.width - 1) visit(at + 1)
    if (at >= size.width) visit(at - size.width)
    if (at < pixels - size.width) visit(at + size.width)
  }
  const mask = Buffer.from(
    isGround.map((is, at) => {
      if (is) return 0
      const light = studio[at * 3 + 1] ?? 0
      const isShadow = isUnder(at) && light < leastLight && colorOf(studio, at) <= mostColor
      // The middle of the shadow is black on any background, and its edge lets the background's color through.
      return isShadow ? 110 + 110 * Math.max(0, 1 - light / leastLight) : 255
    }),
  )
  return sharp(mask, { raw: { ...size, channels: 1 } })
    .blur(0.8)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** @param {Buffer} studio @param {number} at */
function isStudio(studio, at) {
  const light = studio[at * 3 + 1] ?? 0
  return light >= leastLight && light <= mostLight && colorOf(studio, at) <= mostColor
}

/** @param {Buffer} studio @param {number} at */
function colorOf(studio, at) {
  const channels = studio.subarray(at * 3, at * 3 + 3)
  return Math.max(...channels) - Math.min(...channels)
}

/** @param {number} at */
function isUnder(at) {
  const x = (at % size.width) / size.width
  const y = Math.floor(at / size.width) / size.height
  const after = sill.findIndex(([right = 0]) => right > x)
  const [[left = 0, from = 0] = [], [right = 1, to = 0] = []] = [sill[after - 1], sill[after]]
  return y > from + ((to - from) * (x - left)) / (right - left)
}

/** @param {Buffer} studio @param {Buffer} car @param {Buffer} background */
function stand(studio, car, background) {
  return Buffer.from(
    studio.map((value, index) => {
      // The mask's edge is half transparent, so only pixels well inside the mask are the car's.
      const share = Math.min(1, Math.max(0, ((car[Math.floor(index / 3)] ?? 0) - 110) / 110))
      const shaded = ((background[index] ?? 0) * Math.min(value, ground)) / ground
      return Math.round(share * value + (1 - share) * shaded)
    }),
  )
}

/** @param {Buffer} picture @param {string} file */
function save(picture, file) {
  return sharp(picture, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(file)
}
