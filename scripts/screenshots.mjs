// Writes a screenshot of each route and width into screenshots/, and a contact sheet of each width. Needs a running site:
// npm run screenshots [URL]
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserArgs, findBrowser } from './browser.mjs'
import { withModules } from './typescript-modules.mjs'

const address = process.argv[2] ?? 'http://localhost:5173'
const folder = 'screenshots'
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const thumbnail = { width: 300, height: 1200 }

const { publicPaths: pages } = await withModules(
  async (load) =>
    /** @type {typeof import('../src/content/site/pages.ts')} */ (await load('/src/content/site/pages.ts')),
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
for (const viewport of sizes) {
  const page = await browser.newPage({ viewport })
  const files = []
  for (const path of pages) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await wakeLazyPictures(page)
    const file = `${folder}/${path.replaceAll('/', '-').replace(/^-/, '') || 'home'}-${viewport.width}.png`
    await page.screenshot({ path: file, fullPage: true })
    files.push(file)
  }
  await page.close()
  await writeContactSheet(files, `${folder}/sheet-${viewport.width}.png`)
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
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.waitForTimeout(800)
}

/** @param {string[]} files @param {string} target */
async function writeContactSheet(files, target) {
  const columns = 7
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize({ width: thumbnail.width - 12 })
        .extract({ left: 0, top: 0, width: thumbnail.width - 12, height: await shownHeight(file) })
        .toBuffer(),
      left: (index % columns) * thumbnail.width,
      top: Math.floor(index / columns) * thumbnail.height,
    })),
  )
  const rows = Math.ceil(files.length / columns)
  await sharp({
    create: {
      width: columns * thumbnail.width,
      height: rows * thumbnail.height,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(tiles)
    .png()
    .toFile(target)
}

/** @param {string} file how much of a long page its thumbnail shows, px */
async function shownHeight(file) {
  const { width = 1, height = 1 } = await sharp(file).metadata()
  return Math.min(Math.floor((height / width) * (thumbnail.width - 12)), thumbnail.height - 12)
}
