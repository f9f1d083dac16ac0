// Saves a screenshot of each page at several widths in screenshots/. The site must be running. Usage:
// npm run screenshots -- [URL]
import { mkdirSync, rmSync } from 'node:fs'
import { launchBrowser } from './browser.mjs'
import { stop } from './stop.mjs'
import { withModules } from './typescript-modules.mjs'

const address = process.argv[2] ?? 'http://localhost:5173'
await fetch(address).catch(() =>
  stop(`No site answers at ${address}. Run \`npm start\`, or give its URL: npm run screenshots -- URL`),
)
const folder = 'screenshots'
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

const { pagePaths: pages } = await withModules(
  async (load) =>
    /** @type {typeof import('../src/app/route-table.ts')} */ (await load('/src/app/route-table.ts')),
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await launchBrowser()
for (const viewport of sizes) {
  const page = await browser.newPage({ viewport })
  for (const path of pages) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await wakeLazyPictures(page)
    const name = path.replaceAll('/', '-').replace(/^-/, '') || 'home'
    await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png`, fullPage: true })
  }
  await page.close()
}
await browser.close()
console.log(`${pages.length} routes at ${sizes.map(({ width }) => width).join(', ')} px are in ${folder}/`)

/** @param {import('@playwright/test').Page} page */
async function wakeLazyPictures(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
  await page.waitForTimeout(800)
}
