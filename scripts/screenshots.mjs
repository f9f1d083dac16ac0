// Saves a screenshot of each page at several widths in screenshots/, and one contact sheet per width. The site must be
// running. Usage: npm run screenshots -- [URL]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
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
  const files = []
  for (const path of pages) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await wakeLazyPictures(page)
    const file = `${path.replaceAll('/', '-').replace(/^-/, '') || 'home'}-${viewport.width}.png`
    await page.screenshot({ path: `${folder}/${file}`, fullPage: true })
    files.push(file)
  }
  await page.close()
  await writeContactSheet(files, `sheet-${viewport.width}`)
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

/**
 * @param {string[]} files
 * @param {string} name
 */
async function writeContactSheet(files, name) {
  const pictures = files.map((file) => `<img src="${file}" alt="">`)
  const styles = `body { margin: 0; background: #888; display: grid; grid-template-columns: repeat(7, 288px); gap: 12px }
    img { width: 100%; max-height: 1188px; object-fit: cover; object-position: top }`
  writeFileSync(`${folder}/${name}.html`, `<!doctype html><style>${styles}</style>${pictures.join('')}`)
  const sheet = await browser.newPage({ viewport: { width: 2088, height: 1200 } })
  await sheet.goto(pathToFileURL(resolve(folder, `${name}.html`)).href)
  await sheet.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  await sheet.close()
}
