// Draws the images of shared links: `node scripts/social-pictures.mjs [folder]` to look at them.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { canvas, ink, margin } from './social-pictures/canvas.mjs'
import { openLettering } from './social-pictures/lettering.mjs'
import { scenes } from './social-pictures/scenes.mjs'
import { drawWords } from './social-pictures/words.mjs'
import { withModules } from './typescript-modules.mjs'

/** @typedef {import('../src/content/site/social-pictures.ts').SocialPicture} SocialPicture */

const cache = 'node_modules/.cache/social-pictures'

/**
 * Writes <outDir>/social/<name>.jpg for each image. The names in the cache are hashes of the words, the masters and
 * these scripts.
 * @param {string} outDir
 * @param {{ name: string, pictures: ReadonlyArray<SocialPicture> }} content the company's name, and what to draw
 * @returns {Promise<{ files: string[], drawn: number }>}
 */
export async function writeSocialPictures(outDir, { name, pictures }) {
  const folder = join(outDir, 'social')
  mkdirSync(folder, { recursive: true })
  mkdirSync(cache, { recursive: true })
  const ground = hashOfGround()
  const jobs = pictures.map((picture) => ({
    picture,
    file: join(folder, `${picture.name}.jpg`),
    cached: join(cache, `${picture.name}-${hash(ground, name, JSON.stringify(picture))}.jpg`),
  }))
  const missing = jobs.filter(({ cached }) => !existsSync(cached))
  if (missing.length) {
    const fonts = mkdtempSync(join(cache, 'fonts-'))
    const draw = await openDrawing(name, fonts)
    for (const { picture, cached } of missing) {
      // Concurrent builds share the cache: the rename makes an image appear at once.
      const unfinished = `${cached}.${process.pid}`
      await draw(picture, unfinished)
      renameSync(unfinished, cached)
    }
    rmSync(fonts, { recursive: true })
  }
  for (const { cached, file } of jobs) copyFileSync(cached, file)
  return { files: jobs.map(({ file }) => file), drawn: missing.length }
}

/**
 * @param {string} name
 * @param {string} fonts folder for the font files
 */
async function openDrawing(name, fonts) {
  const lettering = await openLettering(fonts)
  const all = scenes()
  return async (/** @type {SocialPicture} */ picture, /** @type {string} */ file) => {
    const scene = all[picture.name]
    if (!scene) throw new Error(`scripts/social-pictures/scenes.mjs has no scene "${picture.name}".`)
    const { headline, line } = picture
    const { width, ornament } = scene
    const words = drawWords(lettering, { name, headline, line, width, left: margin, ornament })
    await sharp({ create: { ...canvas, channels: 3, background: ink } })
      .composite([...(await Promise.all(scene.layers())), { input: words }])
      .jpeg({ quality: 90, mozjpeg: true })
      .toFile(file)
  }
}

function hashOfGround() {
  const folder = fileURLToPath(new URL('social-pictures/', import.meta.url))
  const scripts = [fileURLToPath(import.meta.url), ...filesIn(folder), ...filesIn('scripts/fonts')]
  const masters = filesIn('media').filter((file) => /\.(jpg|png)$/.test(file))
  return hash(...[...scripts, ...masters].map((file) => readFileSync(file)))
}

/**
 * @param {string} folder
 * @returns {string[]} sorted
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** @param {ReadonlyArray<string | Buffer>} parts */
function hash(...parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = Date.now()
  const { files, drawn } = await withModules(async (load) => {
    const { socialPictures } = /** @type {typeof import('../src/content/site/social-pictures.ts')} */ (
      await load('/src/content/site/social-pictures.ts')
    )
    const { site } = /** @type {typeof import('../src/content/site/site.ts')} */ (
      await load('/src/content/site/site.ts')
    )
    return writeSocialPictures(process.argv[2] ?? 'dist', { name: site.name, pictures: socialPictures })
  })
  console.log(`${files.length} social pictures, ${drawn} drawn, ${Date.now() - started} ms`)
}
