import { type APIRequestContext, expect, test } from '@playwright/test'
import { pricingFaq } from '../../src/content/pricing/pricing-faq.ts'
import { formNotices } from '../../src/content/site/notices.ts'
import { jobIds, jobPath, paths } from '../../src/lib/paths.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { unescapeHtml } from '../../tests/unescape-html.ts'
import { pages } from '../routes.ts'

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

test('every page’s static HTML has complete, unique metadata', async ({ request }) => {
  const texts = new Set<string>()
  for (const path of pages) {
    const html = await read(request, path)
    const head = html.slice(0, html.indexOf('</head>'))
    const meta = (name: string) =>
      valuesOf(head, new RegExp(`<meta(?=[^>]*(?:name|property)="${name}")[^>]*content="([^"]*)"`, 'g'))
    const titles = valuesOf(head, /<title[^>]*>([^<]*)<\/title>/g)
    const descriptions = meta('description')
    expect(titles).toEqual([expect.stringContaining(` | ${brand.name}`)])
    expect(descriptions).toEqual([expect.stringMatching(/^.{70,160}$/)])
    for (const text of [...titles, ...descriptions]) {
      expect(texts.has(text), `${path} repeats: ${text}`).toBe(false)
      expect(text).not.toMatch(/\d ?%|money back/)
      texts.add(text)
    }
    const headings = valuesOf(html, /<h1[^>]*>(.+?)<\/h1>/gs)
    expect(headings, path).toHaveLength(path === paths.pricing ? 2 : 1)

    const isIndexed = path !== paths.calculator && path !== paths.success
    const addresses = isIndexed ? [`${origin}${path}`] : []
    expect(valuesOf(head, /<link(?=[^>]*rel="canonical")[^>]*href="([^"]*)"/g)).toEqual(addresses)
    expect(dataIn(html).map((data) => data['@type'])).toEqual(
      isIndexed ? ['Organization', ...(structuredData[path] ?? [])] : [],
    )
    const [picture = ''] = meta('og:image')
    const expected = {
      robots: isIndexed ? [] : ['noindex'],
      'og:url': addresses,
      'og:title': titles,
      'twitter:title': titles,
      'og:description': descriptions,
      'twitter:description': descriptions,
      'og:type': ['website'],
      'og:site_name': [brand.name],
      'og:locale': ['en_US'],
      'og:image': [expect.stringMatching(new RegExp(`^${origin}/social/[a-z-]+\\.jpg$`))],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/^.{20,}$/)],
      'twitter:card': ['summary_large_image'],
      'twitter:image': [picture],
    }
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, meta(name)]))
    expect(found, path).toEqual(expected)
    // A client-side navigation removes the tags with this attribute.
    const tags = html.match(/<(meta[^>]*"(og|twitter):|script type="application\/ld\+json")[^>]*>/g) ?? []
    expect(tags.filter((tag) => !tag.includes(' data-static'))).toEqual([])
    const response = await request.get(picture.replace(origin, ''))
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/jpeg'])
  }
})

test('the FAQ’s structured data has the same questions and answers as the page', async ({ request }) => {
  const faq = dataIn(await read(request, paths.pricing)).find((data) => data['@type'] === 'FAQPage')
  expect(faq?.mainEntity).toEqual(
    pricingFaq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, pages hide controls that need scripts and show a notice instead', async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
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
    for (const { question, answer } of pricingFaq)
      for (const text of [question, answer]) await expect(page.getByText(text, { exact: true })).toBeVisible()
  })
})

test('robots.txt allows everything, and the sitemap lists the indexed pages', async ({ request }) => {
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
  expect(await read(request, '/robots.txt')).toBe(robots)
  const text = await read(request, '/sitemap.xml')
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const indexed = pages.filter((path) => path !== paths.calculator && path !== paths.success)
  expect(listed.toSorted()).toEqual(indexed.map((path) => `${origin}${path}`).toSorted())
})

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

function dataIn(html: string): Array<Record<string, unknown>> {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json))
}

function valuesOf(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value))
}
