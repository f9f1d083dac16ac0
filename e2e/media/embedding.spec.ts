import { brotliCompressSync } from 'node:zlib'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { viewerWeight } from '../../src/content/viewer/viewer-weight.ts'
import { snippet } from '../../viewer/src/embedding/snippet.ts'
import { axeViolations } from '../checks/axe.ts'
import { collectMessages } from '../checks/messages.ts'
import { fingersOn } from '../touch.ts'
import { pageWith, test } from './dealers-page.ts'
import { frames } from './frames.ts'

test('two viewers on a dealer’s page fit their columns, turn independently and keep working offline', async ({
  page,
  context,
  open,
  baseURL: site = '',
}) => {
  const messages = collectMessages(page)
  const body = pageWith(`
    <section id="narrow" style="width: 300px">${snippet(site, 'white')}</section>
    <section id="wide">${snippet(site, 'dark')}</section>`)
  await open({ page, site, body })
  const narrow = page.frameLocator('#narrow iframe')
  const wide = page.frameLocator('#wide iframe')
  for (const frame of [narrow, wide]) await isReady(frame)

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

test('the viewer loads only when near the viewport, and its download size matches our page', async ({
  page,
  open,
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
  await open({ page, site, body })
  await frames(page, 30)
  expect(files.map(({ address }) => address)).toEqual([])

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await isReady(page.frameLocator('iframe'))
  await frames(page, 30)
  const kilobytesOf = async (pattern: RegExp) => {
    const found = files.filter(({ address }) => pattern.test(address.slice(site.length)))
    const sizes = await Promise.all(found.map(({ bytes }) => bytes))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  const script = await page.request.get(`${site}/viewer/embed.js`)
  const measured = {
    script: brotliCompressSync(await script.body()).length / 1000,
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

const isReady = (frame: FrameLocator | Page) => expect(frame.locator('[data-state=ready]')).toBeVisible()
const slider = (frame: FrameLocator | Page) => frame.getByRole('slider')
const lookInside = (frame: FrameLocator) =>
  frame
    .getByRole('button', { name: 'Look inside', exact: true })
    .evaluate((spot: HTMLElement) => spot.click())

/** Containers that page builders use, with the width that the iframe must have in each. */
const containers: [html: string, width: number][] = [
  ['<div style="width: 600px">@</div>', 600],
  ['<section style="width: 600px"><center>@</center></section>', 600],
  ['<div style="display: flex; width: 600px">@</div>', 600],
  ['<div style="display: flex; flex-direction: column; align-items: center; width: 600px">@</div>', 600],
  ['<div style="display: flex; flex-direction: column; align-items: start; width: 600px">@</div>', 600],
  ['<div style="display: grid; place-items: center; width: 600px">@</div>', 600],
  ['<div style="display: grid; justify-items: center; width: 600px">@</div>', 600],
  ['<div style="width: 600px"><div style="display: inline-block">@</div></div>', 300],
  ['<div style="width: 600px"><div style="float: left">@</div></div>', 300],
  ['<div style="position: relative; height: 400px"><div style="position: absolute">@</div></div>', 300],
  ['<figure style="width: fit-content; margin: 0">@</figure>', 300],
  ['<table style="width: 600px; border-spacing: 0"><td style="padding: 0">@</td></table>', 600],
  ['<table style="border-spacing: 0"><td>Text</td><td style="padding: 0">@</td></table>', 300],
  ['<div style="width: 150px">@</div>', 150],
  ['<div style="display: flex; width: 150px">@</div>', 150],
  [
    '<style>* { box-sizing: border-box; margin: 0; padding: 0 }</style><div style="width: 600px">@</div>',
    600,
  ],
]

for (const [what, code, set] of [
  ['the snippet', (site: string) => snippet(site, 'dark'), ''],
  [
    'the snippet in a browser without container units',
    (site: string) => snippet(site, 'dark').replaceAll('cqw', 'none'),
    '',
  ],
  [
    'the custom element',
    () => '<lotspin-spin set="dark"></lotspin-spin>',
    '<script src="@/viewer/embed.js" async></script>',
  ],
] as const) {
  test(`${what} has the right width and height in each page builder’s container`, async ({
    page,
    open,
    baseURL: site = '',
  }) => {
    // Only the sizes of the iframes matter here, not their content.
    await page.route(/\/viewer\/\?/, (route) => route.fulfill({ body: '' }))
    const boxes = containers.map(
      ([html]) =>
        `<section style="clear: both; margin-bottom: 40px">${html.replace('@', code(site))}</section>`,
    )
    await open({ page, site, body: pageWith(set.replace('@', site) + boxes.join('')) })
    const sizes = async () =>
      (
        await Promise.all((await page.locator('section iframe').all()).map((frame) => frame.boundingBox()))
      ).map((box) => `${Math.round(box?.width ?? 0)} x ${Math.round(box?.height ?? 0)}`)
    const expected = containers.map(([, width]) => `${width} x ${Math.round((width * 9) / 16 + 56)}`)
    await expect.poll(sizes).toEqual(expected)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1200)
  })
}

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 340 }, hasTouch: true, isMobile: true })

  const around = (frame: string) =>
    pageWith(`<p style="height: 600px">Above</p>${frame}<p style="height: 1500px">Below</p>`)

  async function scrollTo(page: Page, top: number) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await frames(page, 10)
  }

  async function scrollsBySwipes(page: Page, dy: number) {
    const { swipe } = await fingersOn(page)
    const before = await page.evaluate(() => window.scrollY)
    for (let count = 0; count < 6; count += 1) {
      await swipe([400, dy < 0 ? 250 : 90], [3, dy])
      await frames(page, 10)
      if (Math.abs((await page.evaluate(() => window.scrollY)) - before) > 40) return true
    }
    return false
  }

  const expectInSight = (locator: Locator) =>
    expect
      .poll(async () => {
        const box = await locator.boundingBox()
        return box && box.y >= 0 && box.y + box.height <= 340
      })
      .toBe(true)

  test('the viewer neither traps scrolling nor hides its buttons, even in an iframe taller than the screen', async ({
    page,
    open,
    baseURL: site = '',
  }) => {
    await open({ page, site, body: around(snippet(site, 'white')) })
    expect((await page.locator('iframe').boundingBox())?.height).toBe(340)
    const tall = `<iframe src="${site}/viewer/?set=white" title="360° view of the car" style="display: block; width: 100%; height: 531px; border: 0"></iframe>`
    await open({ page, site, body: around(tall) })
    const { y: top = 0 } = (await page.locator('iframe').boundingBox()) ?? {}
    const expectScrolling = async () => {
      for (const dy of [-150, 150]) {
        await scrollTo(page, top + 80)
        expect(await scrollsBySwipes(page, dy)).toBe(true)
      }
      await scrollTo(page, top + 80)
    }
    await scrollTo(page, top + 80)
    const frame = page.frameLocator('iframe')
    await isReady(frame)
    await slider(frame).press('+')
    await slider(frame).press('+')
    const reset = frame.getByRole('button', { name: 'Reset zoom' })
    await expectInSight(reset)
    await expectScrolling()
    await reset.click()

    await lookInside(frame)
    await isReady(frame.frameLocator('iframe'))
    await expectInSight(frame.getByRole('button', { name: 'Close' }))
    await expectScrolling()
  })
})

const sandboxed = (frame: string) => frame.replace('<iframe', '<iframe sandbox="allow-scripts"')
/** Some page builders put pasted HTML into a sandboxed iframe. */
const widget = (html: string) =>
  `<iframe sandbox="allow-scripts" title="Widget" style="width: 900px; height: 600px; border: 0" srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`

for (const [way, embed, depth, headers] of [
  ['in a sandbox without allow-same-origin', sandboxed, 1, {}],
  ['in a page builder’s sandboxed widget', widget, 2, {}],
  [
    'on a page with a cross-origin embedder policy',
    String,
    1,
    { 'cross-origin-embedder-policy': 'require-corp' },
  ],
] as const) {
  test(`the viewer turns and opens the interior ${way}`, async ({ page, open, baseURL: site = '' }) => {
    const messages = collectMessages(page)
    await open({ page, site, body: pageWith(embed(snippet(site, 'white'))), headers })
    const outer = page.frameLocator('iframe')
    const frame = depth === 1 ? outer : outer.frameLocator('iframe')
    await isReady(frame)
    await slider(frame).press('ArrowRight')
    await expect(slider(frame)).toHaveAttribute('aria-valuenow', '330')
    await frame.getByRole('switch', { name: 'Show original' }).click()
    await expect(frame.locator('#originalStatus')).toContainText('Original photo')
    await lookInside(frame)
    const inside = frame.frameLocator('iframe')
    await isReady(inside)
    await slider(inside).press('Escape')
    await expect(frame.getByRole('dialog')).toHaveCount(0)
    expect(messages.filter((message) => !message.includes('GPU stall'))).toEqual([])
  })
}

test('in a narrow column, the control bar shows as many buttons as fit', async ({
  page,
  open,
  baseURL: site = '',
}) => {
  await open({ page, site, body: pageWith(`<div id="column">${snippet(site, 'white')}</div>`) })
  const frame = page.frameLocator('iframe')
  for (const [width, buttons] of [
    [150, 3],
    [191, 3],
    [271, 3],
    [280, 5],
  ] as const) {
    await page.locator('#column').evaluate((column, px) => {
      column.style.width = `${px}px`
    }, width)
    await isReady(frame)
    await expect.poll(() => frame.locator('html').evaluate((html) => html.scrollWidth)).toBe(width)
    const shown = frame.getByRole('button', { name: /^(Turn 10|Zoom|Features$|Full screen)/ })
    await expect(shown, `at ${width} px`).toHaveCount(buttons)
    for (const button of await shown.all()) {
      const { x = 0, width: wide = 0 } = (await button.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  }
  expect(await axeViolations(page)).toEqual([])
  await frame.getByRole('button', { name: 'Turn 10 degrees right' }).click()
  await expect(slider(frame)).toHaveAttribute('aria-valuenow', '330')
})

test('autoplay=never keeps the car still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/viewer/?set=dark&autoplay=never')
  await isReady(page)
  await page.clock.runFor(8_000)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '320')
})

test('a card loads less than 60 kB until it is hovered over or focused', async ({
  page,
  open,
  baseURL: site = '',
}) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(site))
      sizes.push(
        request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      )
  })
  const card = (name: string) =>
    `<iframe id="${name}" src="${site}/viewer/?set=dark&card" title="${name}" style="width: 300px; height: 169px; border: 0"></iframe>`
  await open({ page, site, body: pageWith(`<button>Before</button>${card('one')}`) })
  const one = page.frameLocator('#one')
  await expect(one.getByRole('img', { name: 'The car, seen from its first angle' })).toBeVisible()
  await frames(page, 60)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeLessThan(60_000)
  await expect(one.locator('[data-state=ready]')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Before' }).focus()
  await page.keyboard.press('Tab')
  await isReady(one)
  await page.keyboard.press('ArrowRight')
  await expect(slider(one)).toHaveAttribute('aria-valuenow', '330')
  expect((await one.locator('#stage').boundingBox())?.height).toBe(169)

  await page.setContent(pageWith(card('two')))
  await page.locator('#two').hover()
  await isReady(page.frameLocator('#two'))
})

type Heard = { type: string; [field: string]: unknown }

test('messages from the embedding page control the viewer, and invalid messages are ignored', async ({
  page,
  open,
  baseURL: site = '',
}) => {
  const messages = collectMessages(page)
  const listen =
    '<script>heard = []; addEventListener("message", ({ data }) => heard.push(data)); ask = (message) => document.querySelector("iframe").contentWindow.postMessage({ target: "lotspin-viewer", ...message }, "*")</script>'
  await open({ page, site, body: pageWith(listen + snippet(site, 'white')), allowsInline: true })
  const frame = page.frameLocator('iframe')
  await isReady(frame)
  const ask = (message: object) =>
    page.evaluate((asked) => (window as unknown as { ask: (message: object) => void }).ask(asked), message)
  const heard = (type: string) =>
    page.evaluate(
      (wanted) =>
        (window as unknown as { heard: Heard[] }).heard.filter((message) => message.type === wanted).at(-1),
      type,
    )
  for (const junk of [
    { type: 'turn' },
    { type: 'turn', angle: '90' },
    { type: 'turn', angle: Number.NaN },
    { type: 'zoom', zoom: null },
    { type: 'store', store: { name: 'Herb', ground: '#ffffff', ink: '#000000' } },
    { type: 'show', manifest: {}, files: {} },
    { type: 'none' },
    {},
  ])
    await ask(junk)
  await frames(page, 10)
  await expect(slider(frame)).toHaveAttribute('aria-valuenow', '320')

  await ask({ type: 'turn', angle: 90 })
  await expect(slider(frame)).toHaveAttribute('aria-valuenow', '90')
  expect(await heard('spin')).toMatchObject({ angle: 90, side: 'right side', byVisitor: false })
  await ask({ type: 'zoom', zoom: 2 })
  await expect(frame.getByRole('button', { name: 'Reset zoom' })).toHaveText(/2\.0×/)
  await ask({ type: 'zoom', zoom: 99 })
  await expect(frame.getByRole('button', { name: 'Reset zoom' })).toHaveText(/3\.0×/)
  await ask({ type: 'state' })
  await expect
    .poll(() => heard('state'))
    .toEqual({
      source: 'lotspin-viewer',
      type: 'state',
      isReady: true,
      set: 'white',
      title: 'Graphite crossover in the white studio',
      angle: 90,
      side: 'right side',
      zoom: 3,
    })
  await ask({ type: 'zoom', zoom: 1 })
  await frame.getByRole('button', { name: 'Features', exact: true }).click()
  await ask({ type: 'close' })
  await expect(frame.locator('#features')).toBeHidden()
  await lookInside(frame)
  await expect(frame.getByRole('dialog')).toBeVisible()
  await ask({ type: 'close' })
  await expect(frame.getByRole('dialog')).toHaveCount(0)

  expect(await heard('escape')).toBeUndefined()
  await slider(frame).press('Escape')
  await expect.poll(() => heard('escape')).toBeTruthy()
  expect(messages).toEqual([])
})
