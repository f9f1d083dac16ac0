import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { browserArgs, testBrowser } from '../../scripts/browser.mjs'
import { viewerWeight } from '../../src/content/viewer/viewer-weight.ts'
import { snippet } from '../../viewer/src/embedding/snippet.ts'
import { axeViolations } from '../checks/axe.ts'
import { collectMessages } from '../checks/messages.ts'
import { standIn, vehicles } from './dealer-com-stand-in.ts'
import { frames } from './frames.ts'

const host = 'www.oneil-motors.example'

test.use({
  viewport: { width: 1200, height: 900 },
  // The dealer's host is this machine, too.
  launchOptions: {
    executablePath: testBrowser(),
    args: [...browserArgs, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
})

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

let server: Server
test.afterEach(() => {
  server.close()
})

type Dealer = { page: Page; site: string; body: string; search?: string }

/** A dealer's own page, on another host, with a policy of its own. */
async function openDealersPage({ page, site, body, search = '' }: Dealer) {
  server = createServer((_, response) => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': policyOf(site) }
    response.writeHead(200, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://${host}:${port}/vdp${search}`)
}

/** What the page about the viewer asks for: our host for frames, scripts and, at Dealer.com, the slide's picture. */
function policyOf(site: string) {
  return [
    "default-src 'self'",
    `script-src 'self' ${site}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${site}`,
    `frame-src ${site}`,
    "object-src 'none'",
  ].join('; ')
}

const pageWith = (content: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1"><title>2022 crossover</title>
  <link rel="icon" href="data:,"><style>body { margin: 0 }</style></head>
  <body><main><h1>2022 crossover</h1>${content}</main></body></html>`

test('two at once on a dealer’s page, one in a 300 px column: each sizes itself, turns alone, and works offline', async ({
  page,
  context,
  baseURL: site = '',
}) => {
  const messages = collectMessages(page)
  const body = pageWith(`
    <section id="narrow" style="width: 300px">${snippet(site, 'white')}</section>
    <section id="wide">${snippet(site, 'dark')}</section>`)
  await openDealersPage({ page, site, body })
  const narrow = page.frameLocator('#narrow iframe')
  const wide = page.frameLocator('#wide iframe')
  for (const frame of [narrow, wide]) await expect(frame.locator('[data-state=ready]')).toBeVisible()

  const sizeOf = async (place: string) => {
    const box = await page.locator(`${place} iframe`).boundingBox()
    return [box?.width ?? 0, Math.round(box?.height ?? 0)]
  }
  expect(await sizeOf('#narrow')).toEqual([300, Math.round((300 * 9) / 16 + 56)])
  expect(await sizeOf('#wide')).toEqual([1200, (1200 * 9) / 16 + 56])
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(() => sizeOf('#wide')).toEqual([800, (800 * 9) / 16 + 56])
  const picture = await narrow.locator('#stage').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1), 'no bands beside the picture').toBeCloseTo(16 / 9, 1)

  for (const frame of [narrow, wide]) await expect(frame.locator('#fullScreen')).toBeVisible()
  expect(messages, 'the dealer’s policy refuses nothing').toEqual([])

  await context.setOffline(true)
  await narrow.getByRole('slider').press('ArrowRight')
  await expect(narrow.getByRole('slider')).toHaveAttribute('aria-valuenow', '330')
  await expect(wide.getByRole('slider')).toHaveAttribute('aria-valuenow', '320')
  await context.setOffline(false)
  expect(await axeViolations(page)).toEqual([])
})

test('weighs what the page about it says, and nothing before it is near the screen', async ({
  page,
  baseURL: site = '',
}) => {
  const files: { address: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const address = request.url()
    if (address.startsWith(site))
      files.push({ address, bytes: request.sizes().then(({ responseBodySize }) => responseBodySize) })
  })
  const body = pageWith(
    `<div style="height: 9000px"></div><div style="width: 580px">${snippet(site, 'white')}</div>`,
  )
  await openDealersPage({ page, site, body })
  await frames(page, 30)
  expect(files.map(({ address }) => address)).toEqual([])

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.frameLocator('iframe').locator('[data-state=ready]')).toBeVisible()
  await frames(page, 30)
  const kilobytesOf = async (pattern: RegExp) => {
    const found = files.filter(({ address }) => pattern.test(address.slice(site.length)))
    const sizes = await Promise.all(found.map(({ bytes }) => bytes))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  const measured = {
    code: await kilobytesOf(/^\/(viewer\/|assets\/|fonts\/)/),
    poster: await kilobytesOf(/^\/spin\/white\.(avif|webp)/),
    turning: await kilobytesOf(/^\/spin\/white(\.json|\/light\.)/),
  }
  for (const [what, kilobytes] of Object.entries(measured)) {
    const said = viewerWeight[what as keyof typeof viewerWeight]
    expect(said, `src/content/viewer/viewer-weight.ts, ${what}: ${kilobytes} kB`).toBeGreaterThanOrEqual(
      kilobytes,
    )
    expect(said - kilobytes, `src/content/viewer/viewer-weight.ts, ${what}: ${kilobytes} kB`).toBeLessThan(
      1 + kilobytes * 0.15,
    )
  }
})

test('one line counts in the dealer’s GA4: a spin, a zoom and each hot spot once, and only what a visitor did', async ({
  page,
  baseURL: site = '',
}) => {
  await page.addInitScript(() => {
    if (window.top !== window) return
    const list: unknown[] = []
    Object.assign(window, { counted: list, gtag: (...call: unknown[]) => list.push(call) })
  })
  const body = pageWith(`${snippet(site, 'dark')}<script src="${site}/viewer/ga4.js" async></script>`)
  await openDealersPage({ page, site, body })
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-state=ready]')).toBeVisible()
  const counted = () => page.evaluate(() => (window as unknown as { counted: unknown[] }).counted)
  expect(await counted()).toEqual([])

  const car = { car: 'dark' }
  await frame.getByRole('slider').press('ArrowRight')
  // A turn there and back between two pictures is none.
  await expect.poll(counted).toEqual([['event', 'spin', car]])
  for (const key of ['ArrowLeft', '+']) await frame.getByRole('slider').press(key)
  await expect.poll(counted).toEqual([
    ['event', 'spin', car],
    ['event', 'zoom', car],
  ])
  await frame.getByRole('slider').press('0')
  const lamp = frame.locator('.spot').and(frame.getByRole('button', { name: 'Wheels and brakes' }))
  for (let press = 0; press < 4; press += 1) await lamp.click()
  await expect.poll(counted).toContainEqual(['event', 'hotspot', { ...car, hotspot: 'Wheels and brakes' }])
  await page.evaluate(() => window.postMessage({ source: 'lotspin-viewer', type: 'zoom', zoom: 3 }, '*'))
  await frames(page, 10)
  expect(await counted(), 'messages of other pages count nothing').toHaveLength(3)
})

test('in a Dealer.com gallery: first in it for a car with a spin, and no slide for a car without', async ({
  page,
  baseURL: site = '',
}) => {
  const messages = collectMessages(page)
  // A set under a car's VIN.
  await page.route(/\/spin\/1hgcv1f46la144134/, (route) =>
    route.continue({ url: route.request().url().replace('1hgcv1f46la144134', 'white') }),
  )
  await page.addInitScript(standIn, vehicles)
  const body = pageWith(`<div id="gallery"></div><script src="${site}/viewer/dealer-com.js"></script>`)
  await openDealersPage({ page, site, body })
  await expect(page.locator('body')).toHaveAttribute('data-inserted', 'vehicle-media 1HGCV1F46LA144134')
  await page.getByRole('button', { name: 'Show 1HGCV1F46LA144134' }).press('Enter')
  await expect(page.locator('iframe')).toHaveAttribute('title', '360° view of the 2022 Honda Accord')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-state=ready]')).toBeVisible()
  await frame.getByRole('slider').press('End')
  await expect(frame.getByRole('slider')).toHaveAttribute('aria-valuenow', '350')
  expect(await page.locator('iframe').boundingBox()).toMatchObject({ width: 530, height: 360 })
  // The car without a spin: its poster is asked for once, and missing.
  expect(messages.filter((message) => !message.includes('404'))).toEqual([])
})

test('a Dealer.com list of cars stays as it is', async ({ page, baseURL: site = '' }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(standIn, vehicles)
  const body = pageWith(`<div id="gallery"></div><script src="${site}/viewer/dealer-com.js"></script>`)
  await openDealersPage({ page, site, body, search: '?list' })
  await frames(page, 30)
  await expect(page.locator('body')).not.toHaveAttribute('data-inserted')
  expect(asked.filter((address) => address.includes('/spin/'))).toEqual([])
})
