import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressSite } from '../../build/compress.mjs'
import { loadedAndIdle, visit } from '../visit/visit.mjs'
import { plainPage } from './control.mjs'
import { serve } from './site.mjs'

const folder = 'control'

/** @param {import('../profiles.mjs').Profile} profile @param {string} path of the page */
export const controlPath = (profile, path) => `/${folder}/${profile.name}${path}`.replace(/\/$/, '')

/** @param {string} outDir @param {import('../profiles.mjs').Profile} profile @param {string} path of the page */
export const controlFile = (outDir, profile, path) => join(outDir, `${controlPath(profile, path)}.html`)

/**
 * Writes a control beside each page for each profile, with the image file that the browser selected there, in the same
 * size, and compressed as the page is.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} outDir
 * @param {import('../profiles.mjs').Profile[]} profiles
 * @param {import('./site.mjs').Page[]} pages
 */
export async function writeControls(browser, outDir, profiles, pages) {
  rmSync(join(outDir, folder), { recursive: true, force: true })
  const server = await serve(outDir)
  for (const profile of profiles) {
    const unthrottled = { device: profile.device, slowdown: 1 }
    for (const { path, file } of pages) {
      const picture = await visit(browser, unthrottled, server.base + path, async (visited) => {
        await loadedAndIdle(visited)
        return visited.page.evaluate(largestPicture)
      })
      const html = readFileSync(join(outDir, file), 'utf8')
      const target = controlFile(outDir, profile, path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, plainPage(html, picture))
    }
  }
  await compressSite(join(outDir, folder))
  await server.close()
}

/** Runs in the page: the image that covers most of the first screen. */
function largestPicture() {
  const shown = [...document.images].map((image) => {
    const { left, right, top, bottom, width, height } = image.getBoundingClientRect()
    const across = Math.min(right, innerWidth) - Math.max(left, 0)
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0)
    const src = image.currentSrc.replace(location.origin, '')
    return { area: Math.max(0, across) * Math.max(0, down), picture: { src, width, height } }
  })
  return shown.filter(({ area }) => area > 0).sort((a, b) => b.area - a.area)[0]?.picture
}
