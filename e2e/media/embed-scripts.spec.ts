import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { collectMessages } from '../checks/messages.ts'
import { builtSite } from '../settings.mjs'
import { standIn, vehicles } from './dealer-com-stand-in.ts'
import { site, test } from './dealers-page.ts'
import { frames } from './frames.ts'

// A request handler that is still running when the test ends would throw an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('the Dealer.com script adds the spin to a car’s gallery, but not to a list of cars', async ({
  page,
  open,
}) => {
  const messages = collectMessages(page)
  // The script uses a car's VIN as the name of its set, so serve the white set under this VIN.
  await page.route(/\/spin\/1hgcv1f46la144134/, (route) =>
    route.continue({ url: route.request().url().replace('1hgcv1f46la144134', 'white') }),
  )
  await page.addInitScript(standIn, vehicles)
  const content = `<div id="gallery"></div><script src="${site}/viewer/dealer-com.js"></script>`
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(content, { search: '?list' })
  await frames(page, 30)
  await expect(page.locator('body')).not.toHaveAttribute('data-inserted')
  expect(asked.filter((address) => address.includes('/spin/'))).toEqual([])

  await open(content)
  await expect(page.locator('body')).toHaveAttribute('data-inserted', 'vehicle-media 1HGCV1F46LA144134')
  await page.getByRole('button', { name: 'Show 1HGCV1F46LA144134' }).press('Enter')
  await expect(page.locator('iframe')).toHaveAttribute('title', '360° view of the 2022 Honda Accord')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-state=ready]')).toBeVisible()
  await frame.getByRole('slider').press('End')
  await expect(frame.getByRole('slider')).toHaveAttribute('aria-valuenow', '350')
  expect(await page.locator('iframe').boundingBox()).toMatchObject({ width: 530, height: 360 })
  // Ignore the 404 for the poster of the car that has no spin.
  expect(messages.filter((message) => !message.includes('404'))).toEqual([])
})

const built = (name: string) => readFileSync(`${builtSite}/viewer/${name}`, 'utf8')

for (const [way, load] of [
  ['loaded as a module', (name) => `<script type="module" src="${site}/viewer/${name}"></script>`],
  ['pasted into the page twice', (name) => `<script>${built(name)}</script>`.repeat(2)],
] satisfies [string, (name: string) => string][]) {
  test(`each viewer script runs exactly once when ${way}`, async ({ page, open }) => {
    // Pasted scripts request files from the published site, so serve them from the test server.
    await page.route(`${brand.siteOrigin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: site + pathname + search }) })
    })
    await page.route(/\/spin\/1hgcv1f46la144134\.webp/, (route) =>
      route.fulfill({ path: 'public/spin/white.webp' }),
    )
    await page.addInitScript(() => {
      if (window.top === window) Object.assign(window, { dataLayer: [] })
    })
    await page.addInitScript(standIn, vehicles)
    const scripts = ['embed.js', 'ga4.js', 'dealer-com.js'].map(load)
    const content = `<lotspin-spin vin=" DARK "></lotspin-spin><div id="gallery"></div>${scripts.join('')}`
    // This page has no CSP, because the dealer's CSP blocks the published site, from which pasted scripts load files.
    await open(content, { headers: { 'content-security-policy': '' } })
    await expect(page.locator('lotspin-spin iframe')).toHaveCount(1)
    const frame = page.frameLocator('lotspin-spin iframe')
    await expect(frame.locator('[data-state=ready]')).toBeVisible()
    const counted = () => page.evaluate('dataLayer')
    // Press until a press is counted, because pasted scripts may start after the viewer is ready.
    await expect(async () => {
      for (const key of ['ArrowRight', 'ArrowLeft']) await frame.getByRole('slider').press(key)
      expect(await counted()).toEqual([{ event: 'spin', car: 'dark' }])
    }).toPass()
    await expect(page.locator('body')).toHaveAttribute('data-inserted', 'vehicle-media 1HGCV1F46LA144134')
    await frames(page, 10)
    await expect(page.getByRole('button', { name: 'Show 1HGCV1F46LA144134' })).toHaveCount(1)
    expect(await counted()).toHaveLength(1)
    await page.unrouteAll({ behavior: 'wait' })
  })
}

test.describe(() => {
  const script = `<script src="${site}/viewer/embed.js" async></script>`
  const heard = (page: Page) => page.evaluate('heard')

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const list: unknown[] = []
      Object.assign(window, { heard: list })
      for (const name of ['spin-ready', 'spin-turn', 'spin-state', 'spin-error'])
        document.addEventListener(name, (event) => list.push([name, (event as CustomEvent).detail]))
    }),
  )

  test('<lotspin-spin> accepts an angle, dispatches events, and forwards messages', async ({
    page,
    open,
  }) => {
    const messages = collectMessages(page)
    const attributes = 'vin="DARK" angle="90" autoplay="never" label="A copper crossover"'
    await open(`<lotspin-spin ${attributes}></lotspin-spin>${script}`)
    const element = page.locator('lotspin-spin')
    const slider = page.frameLocator('lotspin-spin iframe').getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuenow', '90')
    await expect(element.locator('iframe')).toHaveAttribute('title', 'A copper crossover')
    const { title } = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))
    await expect.poll(() => heard(page)).toEqual([['spin-ready', { set: 'dark', title }]])

    await element.evaluate((spin) => spin.setAttribute('angle', '180'))
    await expect(slider).toHaveAttribute('aria-valuenow', '180')
    const turn = ['spin-turn', { angle: 180, side: 'rear', byVisitor: false }]
    await expect.poll(() => heard(page)).toContainEqual(turn)
    await element.evaluate((spin) => {
      spin.removeAttribute('angle')
      ;(spin as HTMLElement & { send: (m: object) => void }).send({ type: 'state' })
    })
    const state = { isReady: true, set: 'dark', title, angle: 180, side: 'rear', zoom: 1 }
    await expect.poll(() => heard(page)).toContainEqual(['spin-state', state])
    await element.evaluate((spin) => spin.setAttribute('vin', 'white'))
    await expect(slider).toHaveAccessibleName(/Graphite crossover/)
    await expect(element.locator('iframe')).toHaveCount(1)
    expect(messages).toEqual([])
  })

  test('<lotspin-spin> is empty and dispatches spin-error if the car has no spin', async ({ page, open }) => {
    const vins = ['1HGCV1F48LA139453', '', '{{ vehicle.vin }}', '../dark']
    const elements = vins.map((vin) => `<lotspin-spin vin="${vin}"></lotspin-spin>`).join('')
    await open(`${elements}<p>After</p>${script}`)
    const missing = ['spin-error', expect.objectContaining({ code: 'no-manifest' })]
    await expect.poll(() => heard(page)).toEqual(vins.map(() => missing))
    await expect(page.locator('iframe')).toHaveCount(0)
    for (const element of await page.locator('lotspin-spin').all())
      expect((await element.boundingBox())?.height).toBe(0)
  })

  test('<lotspin-spin> reports a failed request, and shows the car when the browser is back online', async ({
    page,
    open,
  }) => {
    await page.route(/\/spin\/(white|dark)\.json/, (route, request) =>
      request.url().includes('white') ? route.abort() : route.fulfill({ status: 503 }),
    )
    await open(
      `${['white', 'dark'].map((set) => `<lotspin-spin set="${set}"></lotspin-spin>`).join('')}${script}`,
    )
    const failed = (set: string) => {
      const message = `The 360 view of “${set}” couldn’t be loaded.`
      return ['spin-error', { code: 'no-manifest', message }]
    }
    await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([failed('white'), failed('dark')]))
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.locator('lotspin-spin iframe')).toHaveCount(2)
    for (const frame of await page.locator('lotspin-spin iframe').all())
      await expect(frame.contentFrame().locator('[data-state=ready]')).toBeVisible()
  })

  test('<lotspin-spin> shows the car even if a script creates and moves the element', async ({
    page,
    open,
  }) => {
    await open(`<div id="app"></div>${script}`)
    await page.evaluate(() => {
      const spin = document.createElement('lotspin-spin')
      spin.setAttribute('set', 'dark')
      spin.setAttribute('card', '')
      document.querySelector('#app')?.append(spin)
    })
    const element = page.locator('lotspin-spin')
    const frame = page.frameLocator('lotspin-spin iframe')
    await expect(frame.getByRole('img', { name: 'The car, seen from its first angle' })).toBeVisible()
    expect((await element.boundingBox())?.height).toBe((1200 * 9) / 16)
    await element.evaluate((spin) => document.querySelector('main')?.prepend(spin))
    await element.hover()
    await expect(frame.locator('[data-state=ready]')).toBeVisible()
    await expect.poll(() => heard(page)).toHaveLength(1)
    expect(await element.evaluate(({ childNodes }) => childNodes.length)).toBe(0)
  })
})
