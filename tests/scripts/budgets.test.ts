import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { budgets, checkBudgets } from '../../scripts/build/budgets.mjs'
import { compressSite } from '../../scripts/build/compress.mjs'

const noise = (kilobytes: number) => randomBytes(kilobytes * 1000).toString('base64')

type Weights = {
  app?: number
  page?: number
  styles?: number
  stylesheet?: number
  text?: number
  picture?: number
  light?: number
}

/** A built site of one page, with about so many kB once compressed. */
async function siteOf(
  { app = 1, page = 1, styles = 1, stylesheet = 1, text = 1, picture = 1, light = 1 }: Weights,
  path = '/pricing',
) {
  const outDir = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const files = {
    'assets/app.js': noise(app),
    'assets/page.js': noise(page),
    'assets/app.css': noise(stylesheet),
    'car-480.avif': noise(1),
    'car-800.avif': noise(picture),
    'car-1600.avif': noise(200),
    'page.html': `<div data-spin="dark"></div>${noise(text)}`,
    'spin/dark.json': JSON.stringify({ light: { file: 'light.avif' } }),
    'spin/dark/light.avif': noise(light),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), content)
  }
  await compressSite(outDir)
  return checkBudgets(outDir, [
    {
      path,
      route: path,
      file: 'page.html',
      isIndexed: true,
      hydrate: 'idle',
      modules: ['/assets/app.js', '/assets/page.js'],
      stylesheet: '/assets/app.css',
      inlineStyles: noise(styles),
      inlineScript: '',
      head: `<link rel="preload" as="image" imageSrcSet="/car-480.avif 480w, /car-800.avif 800w,
        /car-1600.avif 1600w" imageSizes="(min-width: 768px) 50vw, 100vw"/><link rel="preload" as="image"
        media="(min-width: 768px)" href="/car-1600.avif"/>`,
    },
  ])
}

it('reports nothing for a page within its budgets', async () => {
  const { excesses, table } = await siteOf({})
  expect(excesses).toEqual([])
  expect(table).toMatch(/^\/pricing +\d/m)
})

it.each<[Weights, RegExp]>([
  [
    { app: 120, page: 40 },
    /^\/pricing: JavaScript until a page with plans is hydrated, gzip: 16\d\.\d kB, and 155 kB is the most$/,
  ],
  [{ styles: 15 }, /^\/pricing: Styles in the page, gzip: .+ kB, and 14 kB is the most$/],
  [{ stylesheet: 17 }, /^\/pricing: The whole stylesheet, gzip: .+ kB, and 16 kB is the most$/],
  [{ text: 19 }, /^\/pricing: HTML of another page, brotli: .+ kB, and 18 kB is the most$/],
  [
    { light: 200 },
    /^\/pricing: Light set of a 360 viewer, after hydration: 26\d\.\d kB, and 250 kB is the most$/,
  ],
  [{ picture: 40 }, /^\/pricing: Preloaded pictures on a phone: .+ kB, and 25 kB is the most$/],
])('names page, figure and limit if %o is too much', async (weights, message) => {
  const { excesses } = await siteOf(weights)
  expect(excesses).toContainEqual(expect.stringMatching(message))
})

it.each([
  ['/privacy', 145],
  ['/all-plans', 155],
  ['/contact', 175],
])('%s may take %d kB of JavaScript until it is hydrated', async (path, most) => {
  expect((await siteOf({ app: most - 10, page: 5 }, path)).excesses).toEqual([])
  expect((await siteOf({ app: most, page: 5 }, path)).excesses).toHaveLength(1)
})

it('the README lists the same limits', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (.+) \| ([\d.]+) kB \| [^|]+ kB \|$/gm)
  expect([...rows].map(([, what, most]) => [what, Number(most)])).toEqual(
    budgets.map(({ what, most }) => [what, most]),
  )
})
