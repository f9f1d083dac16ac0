// @vitest-environment node
import { expect, it } from 'vitest'
import { absoluteAddress } from '@/content/site/address'
import { indexedPaths, noindexPaths, publicPaths } from '@/content/site/pages'
import { jobPath, paths } from '@/lib/paths'
import { canonicalsOf, metaOf, renderPage, textOf, titlesOf } from './render-page'

const unknownPage = '/no-such-page'
const everyPage = [...publicPaths, unknownPage]

it.each(everyPage)('%s has one title, one description of sane length and one heading', async (path) => {
  const html = await renderPage(path)
  expect(titlesOf(html)).toEqual([expect.stringMatching(/^.{3,60} \| Lotspin$/)])
  expect(metaOf(html, 'description')).toEqual([expect.stringMatching(/^.{70,160}$/)])
  // Pricing has a head for wide screens and one for narrow ones; a visitor sees one of them. SPEC section 2.
  expect(html.match(/<h1[ >]/g)).toHaveLength(path === paths.pricing ? 2 : 1)
})

it('no two pages share a title or a description', async () => {
  const pages = await Promise.all(everyPage.map(renderPage))
  expect(new Set(pages.flatMap(titlesOf)).size).toBe(everyPage.length)
  expect(new Set(pages.flatMap((html) => metaOf(html, 'description'))).size).toBe(everyPage.length)
})

it.each(indexedPaths)('%s is known by one address', async (path) => {
  const html = await renderPage(path)
  expect(canonicalsOf(html)).toEqual([absoluteAddress(path)])
  expect(metaOf(html, 'og:url')).toEqual([absoluteAddress(path)])
  expect(metaOf(html, 'robots')).toEqual([])
})

it.each([...noindexPaths, unknownPage])('%s asks to be left out', async (path) => {
  const html = await renderPage(path)
  expect(metaOf(html, 'robots')).toEqual(['noindex'])
  expect(canonicalsOf(html)).toEqual([])
  expect(metaOf(html, 'og:url')).toEqual([])
})

it('the page with a slash at its end is the same page', async () => {
  expect(canonicalsOf(await renderPage('/pricing/'))).toEqual([absoluteAddress(paths.pricing)])
})

it.each(everyPage)('%s shows itself where it is shared', async (path) => {
  const html = await renderPage(path)
  const [title] = titlesOf(html)
  const [description] = metaOf(html, 'description')
  const image = [expect.stringMatching(/^https:\/\/www\.lotspin\.example\/social\/[a-z-]+\.jpg$/)]
  const alt = [expect.stringMatching(/^.{20,250}$/)]
  const wanted = {
    'og:type': ['website'],
    'og:site_name': ['Lotspin'],
    'og:locale': ['en_US'],
    'og:title': [title],
    'og:description': [description],
    'og:image': image,
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': alt,
    'twitter:card': ['summary_large_image'],
    'twitter:title': [title],
    'twitter:description': [description],
    'twitter:image': image,
  }
  for (const [name, values] of Object.entries(wanted)) expect(metaOf(html, name), name).toEqual(values)
})

it('a claim of up to or percent never stands where its terms cannot', async () => {
  const heads = await Promise.all(everyPage.map(renderPage))
  const promises = heads.flatMap((html) => [...titlesOf(html), ...metaOf(html, 'description')])
  expect(promises.filter((text) => /\d ?%|money back/.test(text))).toEqual([])
})

it('the heading of a job page is the job', async () => {
  expect(textOf(await renderPage(jobPath('sales-rep')))).toContain('Independent Sales Representative')
})
