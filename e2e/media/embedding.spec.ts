import { brotliCompressSync } from 'node:zlib'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { viewerWeight } from '../../src/content/viewer/viewer-weight.ts'
import { snippet } from '../../viewer/src/embedding/snippet.ts'
import { axeViolations } from '../checks/axe.ts'
import { collectMessages } from '../checks/messages.ts'
import { fingersOn } from '../touch.ts'
import { site, test } from './dealers-page.ts'
import { frames } from './frames.ts'

const snippetOf = (set: string) => snippet(site, set)
const isReady = (frame: FrameLocator | Page) => expect(frame.locator('[data-state=ready]')).toBeVisible()
const slider = (frame: FrameLocator | Page) => frame.getByRole('slider')
const lookInside = (frame: FrameLocator) =>
  frame
    .getByRole('button', { name: 'Look inside', exact: true })
    .evaluate((spot: HTMLElement) => spot.click())

test('two viewers on a page fit their columns, show only the buttons that fit, and still turn the car while offline', async ({
  page,
  context,
  open,
}) => {
  const messages = collectMessages(page)
  await open(`
    <section id="narrow" style="width: 300px">${snippetOf('white')}</section>
    <section id="wide">${snippetOf('dark')}</section>`)
  const narrow = page.frameLocator('#narrow iframe')
  const wide = page.frameLocator('#wide iframe')
  for (const frame of [narrow, wide]) {
    await isReady(frame)
    await expect(frame.locator('#fullScreen')).toBeVisible()
  }
  const sizeOf = async (place: string) => {
    const box = await page.locator(`${place} iframe`).boundingBox()
    return [box?.width ?? 0, Math.round(box?.height ?? 0)]
  }
  expect(await sizeOf('#narrow')).toEqual([300, Math.round((300 * 9) / 16 + 56)])
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(() => sizeOf('#wide')).toEqual([800, (800 * 9) / 16 + 56])
  const picture = await narrow.locator('#stage').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1), 'no bands beside the picture').toBeCloseTo(16 / 9, 1)
  expect(messages, 'the dealer’s policy refuses nothing').toEqual([])

  await context.setOffline(true)
  await slider(narrow).press('ArrowRight')
  await expect(slider(narrow)).toHaveAttribute('aria-valuenow', '330')
  await expect(slider(wide)).toHaveAttribute('aria-valuenow', '320')
  await context.setOffline(false)

  for (const [width, buttons] of [
    [150, 3],
    [271, 3],
    [280, 5],
  ] as const) {
    await page.locator('#narrow').evaluate((column, px) => {
      column.style.width = `${px}px`
    }, width)
    await expect.poll(() => narrow.locator('html').evaluate((html) => html.scrollWidth)).toBe(width)
    const shown = narrow.getByRole('button', { name: /^(Turn 10|Zoom|Features$|Full screen)/ })
    await expect(shown, `at ${width} px`).toHaveCount(buttons)
    for (const button of await shown.all()) {
      const { x = 0, width: wide = 0 } = (await button.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  }
  expect(await axeViolations(page)).toEqual([])
})

function collectSizes(page: Page) {
  const files: { path: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(site)) return
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
    files.push({ path: request.url().slice(site.length), bytes })
  })
  return async (pattern: RegExp) => {
    const sizes = await Promise.all(files.filter(({ path }) => pattern.test(path)).map(({ bytes }) => bytes))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
}

test('the viewer loads only when near the viewport, and its download is no larger than our page states', async ({
  page,
  open,
}) => {
  const kilobytesOf = collectSizes(page)
  await open(`<div style="height: 9000px"></div><div style="width: 580px">${snippetOf('white')}</div>`)
  await frames(page, 30)
  expect(await kilobytesOf(/./)).toBe(0)

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await isReady(page.frameLocator('iframe'))
  await frames(page, 30)
  const script = await page.request.get(`${site}/viewer/embed.js`)
  const measured = {
    script: brotliCompressSync(await script.body()).length / 1000,
    code: await kilobytesOf(/^\/(viewer\/|assets\/|fonts\/)/),
    poster: await kilobytesOf(/^\/spin\/white\.(avif|webp)/),
    turning: await kilobytesOf(/^\/spin\/white(\.json|\/light\.)/),
  }
  for (const [what, kilobytes] of Object.entries(measured)) {
    const excess = viewerWeight[what as keyof typeof viewerWeight] - kilobytes
    const label = `src/content/viewer/viewer-weight.ts, ${what}: ${kilobytes} kB`
    expect(excess, label).toBeGreaterThanOrEqual(0)
    expect(excess, label).toBeLessThan(1 + kilobytes * 0.15)
  }
})

/** Containers that page builders use, with the width that the iframe must have in each. */
const containers: [html: string, width: number][] = [
  ['<section style="width: 600px"><center>@</center></section>', 600],
  ['<div style="display: flex; width: 600px">@</div>', 600],
  ['<div style="display: flex; flex-direction: column; align-items: start; width: 600px">@</div>', 600],
  ['<div style="display: grid; place-items: center; width: 600px">@</div>', 600],
  ['<div style="width: 600px"><div style="float: left">@</div></div>', 300],
  ['<div style="position: relative; height: 400px"><div style="position: absolute">@</div></div>', 300],
  ['<figure style="width: fit-content; margin: 0">@</figure>', 300],
  ['<table style="width: 600px; border-spacing: 0"><td style="padding: 0">@</td></table>', 600],
  ['<table style="border-spacing: 0"><td>Text</td><td style="padding: 0">@</td></table>', 300],
  ['<div style="display: flex; width: 150px">@</div>', 150],
  [
    '<style>* { box-sizing: border-box; margin: 0; padding: 0 }</style><div style="width: 600px">@</div>',
    600,
  ],
]

test('the iframe has the right size in each container that page builders use', async ({ page, open }) => {
  // Only the sizes of the iframes matter here, not their content.
  await page.route(/\/viewer\/\?/, (route) => route.fulfill({ body: '' }))
  const script = `<script src="${site}/viewer/embed.js" async></script>`
  for (const [what, code] of Object.entries({
    'the snippet': snippetOf('dark'),
    'the snippet in a browser without container units': snippetOf('dark').replaceAll('cqw', 'none'),
    'the custom element': '<lotspin-spin set="dark"></lotspin-spin>',
  })) {
    const boxes = containers.map(
      ([html]) => `<section style="clear: both; margin-bottom: 40px">${html.replace('@', code)}</section>`,
    )
    await open(script + boxes.join(''))
    const sizes = () =>
      page.locator('section iframe').evaluateAll((all) =>
        all.map((frame) => {
          const { width, height } = frame.getBoundingClientRect()
          return `${Math.round(width)} x ${Math.round(height)}`
        }),
      )
    const expected = containers.map(([, width]) => `${width} x ${Math.round((width * 9) / 16 + 56)}`)
    await expect.poll(sizes, what).toEqual(expected)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(1200)
  }
})

test.describe(() => {
  test.use({ viewport: { width: 844, height: 340 }, hasTouch: true, isMobile: true })

  async function scrollTo(page: Page, top: number) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await frames(page, 10)
  }

  async function expectScrollingBySwipes(page: Page, top: number) {
    const { swipe } = await fingersOn(page)
    for (const dy of [-150, 150]) {
      await scrollTo(page, top)
      await expect(async () => {
        await swipe([400, dy < 0 ? 250 : 90], [3, dy])
        await frames(page, 10)
        expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeGreaterThan(40)
      }).toPass()
    }
    await scrollTo(page, top)
  }

  test('on a phone in landscape, a viewer taller than the screen neither traps scrolling nor hides buttons', async ({
    page,
    open,
  }) => {
    const tall = `<iframe src="${site}/viewer/?set=white" title="360° view of the car" style="display: block; width: 100%; height: 531px; border: 0"></iframe>`
    await open(
      `${snippetOf('white')}<p style="height: 600px">Above</p><div id="tall">${tall}</div><p style="height: 1500px">Below</p>`,
    )
    expect((await page.locator('iframe').first().boundingBox())?.height).toBe(340)
    const { y = 0 } = (await page.locator('#tall').boundingBox()) ?? {}
    const top = Math.round(y) + 80
    await scrollTo(page, top)
    const frame = page.frameLocator('#tall iframe')
    await isReady(frame)
    await slider(frame).press('+')
    await slider(frame).press('+')
    const reset = frame.getByRole('button', { name: 'Reset zoom' })
    await expect(reset).toBeInViewport({ ratio: 1 })
    await expectScrollingBySwipes(page, top)
    await reset.click()

    await lookInside(frame)
    await isReady(frame.frameLocator('iframe'))
    await expect(frame.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await expectScrollingBySwipes(page, top)
  })
})

/** Some page builders put pasted HTML into a sandboxed iframe, whose restrictions also apply to the viewer. */
const widget = (html: string) =>
  `<iframe sandbox="allow-scripts" title="Widget" style="width: 900px; height: 600px; border: 0" srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`

for (const [way, embed, depth, headers] of [
  ['in a page builder’s sandboxed widget', widget, 2, {}],
  [
    'on a page with a cross-origin embedder policy',
    String,
    1,
    { 'cross-origin-embedder-policy': 'require-corp' },
  ],
] as const) {
  test(`${way}, the viewer turns the car and opens the interior`, async ({ page, open }) => {
    const messages = collectMessages(page)
    await open(embed(snippetOf('white')), { headers })
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
    expect(messages).toEqual([])
  })
}

test('a viewer card loads less than 60 kB until it is hovered or focused', async ({ page, open }) => {
  const kilobytesOf = collectSizes(page)
  const card = (name: string) =>
    `<iframe id="${name}" src="${site}/viewer/?set=dark&card" title="${name}" style="width: 300px; height: 169px; border: 0"></iframe>`
  await open(`<button>Before</button>${card('one')}`)
  const one = page.frameLocator('#one')
  await expect(one.getByRole('img', { name: 'The car, seen from its first angle' })).toBeVisible()
  await frames(page, 60)
  expect(await kilobytesOf(/./)).toBeLessThan(60)
  await expect(one.locator('[data-state=ready]')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Before' }).focus()
  await page.keyboard.press('Tab')
  await isReady(one)
  await page.keyboard.press('ArrowRight')
  await expect(slider(one)).toHaveAttribute('aria-valuenow', '330')
  expect((await one.locator('#stage').boundingBox())?.height).toBe(169)

  await open(card('two'))
  await page.locator('#two').hover()
  await isReady(page.frameLocator('#two'))
})

test('valid messages from the embedding page control the viewer, and invalid ones are ignored', async ({
  page,
  open,
}) => {
  const messages = collectMessages(page)
  const listen =
    '<script>heard = []; addEventListener("message", ({ data }) => heard.push(data)); ask = (message) => document.querySelector("iframe").contentWindow.postMessage({ target: "lotspin-viewer", ...message }, "*")</script>'
  await open(listen + snippetOf('white'), { allowsInline: true })
  const frame = page.frameLocator('iframe')
  await isReady(frame)
  const ask = (message: object) => page.evaluate((asked) => Reflect.get(window, 'ask')(asked), message)
  const heard = (type: string) => page.evaluate(`heard.filter(({ type }) => type === '${type}').at(-1)`)
  for (const junk of [
    { type: 'turn', angle: Number.NaN },
    { type: 'zoom', zoom: null },
    { type: 'store', store: { name: 'Herb', ground: '#ffffff', ink: '#000000' } },
    { type: 'show', manifest: {}, files: {} },
    {},
  ])
    await ask(junk)
  await frames(page, 10)
  await expect(slider(frame)).toHaveAttribute('aria-valuenow', '320')

  await ask({ type: 'turn', angle: 90 })
  await expect(slider(frame)).toHaveAttribute('aria-valuenow', '90')
  expect(await heard('spin')).toMatchObject({ angle: 90, side: 'right side', byVisitor: false })
  await ask({ type: 'zoom', zoom: 99 })
  await expect(frame.getByRole('button', { name: 'Reset zoom' })).toHaveText(/3\.0×/)
  await ask({ type: 'zoom', zoom: 1 })
  await lookInside(frame)
  await expect(frame.getByRole('dialog')).toBeVisible()
  await ask({ type: 'close' })
  await expect(frame.getByRole('dialog')).toHaveCount(0)

  expect(await heard('escape')).toBeUndefined()
  await slider(frame).press('Escape')
  await expect.poll(() => heard('escape')).toBeTruthy()
  expect(messages).toEqual([])
})
