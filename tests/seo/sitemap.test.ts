// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { sitemapPages } from '@/app/sitemap-pages'
import { lastChanged } from '../../scripts/sitemap/last-changed.mjs'
import { pageSources } from '../../scripts/sitemap/page-sources.mjs'
import { writeSitemap } from '../../scripts/sitemap.mjs'

const today = '2031-05-06'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each(sitemapPages)('$path is made from $folder', async ({ path, folder: name }) => {
  const page = await import(`../../src/pages/${name}/page.tsx`)
  const { lazy } = matchRoutes(routes, path)?.at(-1)?.route ?? {}
  expect(await (lazy as () => Promise<unknown>)()).toMatchObject({ Component: page.Component })
})

it('lists every page that may be found, dated, and nothing else', () => {
  writeSitemap(folder, { origin: 'https://www.example.com', pages: sitemapPages })
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(addresses).toEqual(sitemapPages.map(({ path }) => path))
  expect(addresses).toContain('/vid-box-campaign')
  for (const hidden of ['/pricing-calculator-hidden', '/success', '/campaign']) {
    expect(addresses).not.toContain(hidden)
  }
  for (const [, date = ''] of sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
  }
})

it('robots.txt forbids nothing and names the sitemap', () => {
  writeSitemap(folder, { origin: 'https://www.example.com', pages: [] })
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
})

it('a page is what it says: its folder, and the prices and questions it reads through other parts', () => {
  const sources = pageSources('pricing')
  expect(sources).toEqual(
    expect.arrayContaining(['plans', 'add-ons', 'pricing-faq'].map((name) => `src/content/${name}.ts`)),
  )
  expect(sources).toContain('src/pages/pricing/page.tsx')
  expect(sources).not.toContain('src/content/pictures.ts')
  expect(sources.filter((file) => /^src\/(components|features|lib)\//.test(file))).toEqual([])
})

it('dates a file by the last commit that touched it, and an edited one by today', () => {
  const repository = createRepository('whole')
  expect(lastChanged(['old.txt'], { today, cwd: repository })).toBe('2020-01-02')
  expect(lastChanged(['old.txt', 'new.txt'], { today, cwd: repository })).toBe('2021-03-04')
  writeFileSync(join(repository, 'old.txt'), 'edited')
  expect(lastChanged(['old.txt'], { today, cwd: repository })).toBe(today)
})

it('gives no date to what is older than a shallow clone', () => {
  const shallow = join(folder, 'shallow')
  const whole = createRepository('whole')
  git(folder, 'clone', '--quiet', '--depth', '2', `file://${whole}`, shallow)
  expect(lastChanged(['old.txt'], { today, cwd: shallow })).toBeUndefined()
  expect(lastChanged(['new.txt'], { today, cwd: shallow })).toBe('2021-03-04')
})

it('dates the files of an archive by the day they are built', () => {
  expect(lastChanged(['old.txt'], { today, cwd: folder })).toBe(today)
})

/** Three commits: one nobody asks about, one for old.txt, one for new.txt. */
function createRepository(name: string) {
  const repository = join(folder, name)
  mkdirSync(repository)
  git(repository, 'init', '--quiet')
  commit(repository, 'first.txt', '2019-01-01')
  commit(repository, 'old.txt', '2020-01-02')
  commit(repository, 'new.txt', '2021-03-04')
  return repository
}

function commit(repository: string, file: string, date: string) {
  writeFileSync(join(repository, file), file)
  git(repository, 'add', file)
  const at = `${date}T12:00:00Z`
  git(
    repository,
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.com',
    'commit',
    '--quiet',
    '-m',
    file,
    '--date',
    at,
  )
}

function git(cwd: string, ...args: string[]) {
  const [, date] = args.slice(-2)
  const env = { ...process.env, ...(args.includes('commit') ? { GIT_COMMITTER_DATE: date } : {}) }
  execFileSync('git', args, { cwd, env })
}
