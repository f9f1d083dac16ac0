// Draws the preview images of shared links into public/social. `npm run social -- FOLDER` draws them into another
// folder.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { stop } from '../../scripts/stop.mjs'
import { withModules } from '../../scripts/typescript-modules.mjs'
import { keepOnly } from './media/keep-only.mjs'
import { canvas, ink } from './social-pictures/canvas.mjs'
import { openLettering } from './social-pictures/lettering.mjs'
import { scenes } from './social-pictures/scenes.mjs'
import { drawWords } from './social-pictures/words.mjs'

/** @typedef {import('../../src/components/head/social-picture.ts').SocialPicture} SocialPicture */

const served = 'public/social'

/**
 * @param {string} folder
 * @param {{ name: string, pictures: ReadonlyArray<SocialPicture> }} content `name` is the company's name
 */
export async function writeSocialPictures(folder, { name, pictures }) {
  mkdirSync(folder, { recursive: true })
  const fonts = mkdtempSync(join(tmpdir(), 'fonts-'))
  const draw = await openDrawing(name, fonts)
  for (const picture of pictures) await draw(picture, join(folder, `${picture.name}.jpg`))
  rmSync(fonts, { recursive: true })
}

/**
 * @param {string} name
 * @param {string} fonts folder for the font files
 */
async function openDrawing(name, fonts) {
  const lettering = await openLettering(fonts)
  const all = scenes()
  return async (/** @type {SocialPicture} */ picture, /** @type {string} */ file) => {
    const scene =
      all[picture.name] ?? stop(`Add the scene "${picture.name}" to tools/assets/social-pictures/scenes.mjs.`)
    const { headline, line } = picture
    const { width, ornament } = scene
    const words = drawWords(lettering, { name, headline, line, width, ornament })
    await sharp({ create: { ...canvas, channels: 3, background: ink } })
      .composite([...(await Promise.all(scene.layers())), { input: words }])
      .jpeg({ quality: 90, mozjpeg: true })
      .toFile(file)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? served
  await withModules(async (load) => {
    const { socialPictures } = /** @type {typeof import('../../src/app/page-meta.ts')} */ (
      await load('/src/app/page-meta.ts')
    )
    const pictures = await socialPictures()
    const { site } = /** @type {typeof import('../../src/content/site/site.ts')} */ (
      await load('/src/content/site/site.ts')
    )
    await writeSocialPictures(folder, { name: site.name, pictures })
    const files = pictures.map((picture) => `${picture.name}.jpg`)
    if (folder === served) keepOnly(folder, files)
    console.log(`${files.length} social images are in ${folder}/`)
  })
}
