import { type APIRequestContext, expect, test } from '@playwright/test'
import { pricingFaq } from '../../src/content/pricing/pricing-faq.ts'
import { formNotices } from '../../src/content/site/notices.ts'
import { jobIds, jobPath, paths } from '../../src/lib/paths.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { unescapeHtml } from '../../tests/unescape-html.ts'
import { hydrated } from '../hydrated.ts'
import { pages, unknownPage } from '../routes.ts'

const origin = brand.siteOrigin
const services = [paths.spin, paths.standard, paths.video, paths.enhancement, paths.branding, paths.onsite]
const structuredData: Record<string, string[]> = {
  ...Object.fromEntries(services.map((path) => [path, ['Service', 'BreadcrumbList']])),
  ...Object.fromEntries(jobIds.map((id) => [jobPath(id), ['JobPosting', 'BreadcrumbList']])),
  [paths.video]: ['Service', 'BreadcrumbList', 'VideoObject'],
  [paths.campaign]: ['VideoObject'],
  [paths.pricing]: ['FAQPage'],
}

const pagesThatNeedScripts: string[] = [
  paths.guarantee,
  paths.calculator,
  paths.pricing,
  paths.allPlans,
  paths.why,
  paths.branding,
  paths.contact,
  paths.careers,
  paths.campaign,
]

test('every page’s static HTML has complete, unique metadata that promises no percentages or “money back”', async ({
  request,
}) => {
  const texts = new Set<string>()
  for (const path of pages) {
    const html = await read(request, path)
    const head = headOf(html)
    const [title] = head.titles
    expect(head.titles).toEqual([expect.stringContaining(` | ${brand.name}`)])
    expect(head.meta('description')).toEqual([expect.stringMatching(/^.{70,160}$/)])
    for (const text of [...head.titles, ...head.meta('description')]) {
      expect(texts.has(text), `${path} repeats: ${text}`).toBe(false)
      expect(text).not.toMatch(/\d ?%|money back/)
      texts.add(text)
    }
    expect(headingsOf(html).filter(Boolean)).toHaveLength(path === paths.pricing ? 2 : 1)

    const isIndexed = path !== paths.calculator && path !== paths.success
    const address = `${origin}${path}`
    expect(head.meta('robots')).toEqual(isIndexed ? [] : ['noindex'])
    expect(head.canonicals).toEqual(isIndexed ? [address] : [])
    expect(head.meta('og:url')).toEqual(isIndexed ? [address] : [])
    expect(typesIn(html)).toEqual(isIndexed ? ['Organization', ...(structuredData[path] ?? [])] : [])

    for (const name of ['og:title', 'twitter:title']) expect(head.meta(name), name).toEqual([title])
    for (const name of ['og:description', 'twitter:description']) {
      expect(head.meta(name), name).toEqual(head.meta('description'))
    }
    expect(head.meta('og:type')).toEqual(['website'])
    expect(head.meta('og:site_name')).toEqual([brand.name])
    expect(head.meta('og:locale')).toEqual(['en_US'])
    expect([...head.meta('og:image:width'), ...head.meta('og:image:height')]).toEqual(['1200', '630'])
    expect(head.meta('og:image:alt')).toEqual([expect.stringMatching(/^.{20,}$/)])
    expect(head.meta('twitter:card')).toEqual(['summary_large_image'])
    expect(head.meta('twitter:image')).toEqual(head.meta('og:image'))
    await expectPicture(request, head.meta('og:image')[0] ?? '')
  }
})

test('an unknown path returns our 404 page with status 404 and noindex', async ({ request }) => {
  const response = await request.get(unknownPage)
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(headingsOf(html)).toEqual(['Page Not Found'])
  expect(headOf(html).meta('robots')).toEqual(['noindex'])
  expect(headOf(html).canonicals).toEqual([])
  expect(typesIn(html)).toEqual([])
})

test('the FAQ’s structured data has the same questions and answers as the page', async ({ request }) => {
  const html = await read(request, paths.pricing)
  const faq = dataIn(html).find((data) => data['@type'] === 'FAQPage')
  expect(faq?.mainEntity).toHaveLength(pricingFaq.length)
  const text = textOf(html)
  for (const { question, answer } of pricingFaq) {
    expect(text).toContain(question)
    expect(text).toContain(answer)
    expect(faq?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages hide controls that need scripts, and show a notice or the FAQ’s answers instead', async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(path)
      const controls = page.locator('main :is(button, input:not([type=checkbox]), select, textarea):visible')
      const pressable = await controls.evaluateAll((found) =>
        found.filter((control) => getComputedStyle(control).pointerEvents !== 'none').map((c) => c.outerHTML),
      )
      expect(pressable, path).toEqual([])
      if (!pagesThatNeedScripts.includes(path)) continue
      await expect(page.getByText(formNotices.scriptless).filter({ visible: true }).first()).toBeVisible()
      const fields = page.locator('main :is(select, input:is([type=range], [type=time], [type=date]))')
      await expect(fields.filter({ visible: true }), path).toHaveCount(0)
    }
    await page.goto(paths.pricing)
    const [first, last] = [pricingFaq[0], pricingFaq.at(-1)]
    for (const item of [first, last]) {
      await expect(page.getByText(item?.question ?? '', { exact: true })).toBeVisible()
      await expect(page.getByText(item?.answer ?? '', { exact: true })).toBeVisible()
    }
  })
})

test('robots.txt allows everything, and the sitemap lists the indexed pages', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`)

  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const text = await sitemap.text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const indexed = pages.filter((path) => path !== paths.calculator && path !== paths.success)
  expect(listed.toSorted()).toEqual(indexed.map((path) => `${origin}${path}`).toSorted())
  // `<lastmod>` comes from git history, so it's absent in a shallow clone.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  for (const [, day = ''] of text.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(day < tomorrow).toBe(true)
  }
})

test('structured data and social tags are removed on client-side navigation', async ({ page }) => {
  const structured = page.locator('script[type="application/ld+json"]')
  const shared = page.locator('head meta[property^="og:"]')
  await page.goto(paths.pricing)
  await expect(structured).toHaveCount(2)
  await expect(shared.first()).toBeAttached()
  await hydrated(page)
  // A full page load would remove this attribute.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveTitle(`Careers | ${brand.name}`)
  await expect(structured).toHaveCount(0)
  await expect(shared).toHaveCount(0)
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${origin}/careers`)
})

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

async function expectPicture(request: APIRequestContext, address: string) {
  expect(address).toMatch(new RegExp(`^${origin}/social/[a-z-]+\\.jpg$`))
  const picture = await request.get(address.replace(origin, ''))
  expect(picture.status(), address).toBe(200)
  expect(picture.headers()['content-type'], address).toBe('image/jpeg')
}

function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const all = (pattern: string) => valuesOf(head, new RegExp(pattern, 'g'))
  return {
    titles: all('<title[^>]*>([^<]*)</title>'),
    canonicals: all('<link(?=[^>]*rel="canonical")[^>]*href="([^"]*)"'),
    meta: (name: string) => all(`<meta(?=[^>]*(?:name|property)="${name}")[^>]*content="([^"]*)"`),
  }
}

function headingsOf(html: string) {
  return valuesOf(html, /<h1[^>]*>(.*?)<\/h1>/gs).map(textOf)
}

function dataIn(html: string): Array<Record<string, unknown>> {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json))
}

function typesIn(html: string) {
  return dataIn(html).map((data) => data['@type'])
}

function valuesOf(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value))
}

function textOf(html: string) {
  return unescapeHtml(
    html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<!--.*?-->|<[^>]*>/gs, ''),
  ).trim()
}
