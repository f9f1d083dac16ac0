import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import type { Manifest } from '../../viewer/src/frames/manifest.ts'
import { expectAccessible } from '../checks/expect-accessible.ts'
import { overflow } from '../checks/overflow.ts'
import { hydrated, openStatic } from '../hydrated.ts'
import { colorsAt, distance } from './viewer-canvas.ts'

const link = '/?store=Herb%27s+Chevrolet'
const name = "Herb's Chevrolet"
const dark = JSON.parse(readFileSync('public/spin/dark.json', 'utf8')) as Required<Manifest>

test.skip(!dark.plates, 'photos of a real car replace the dark set')

const field = (page: Page) => page.getByRole('textbox', { name: 'Type your store’s name' })
const options = (page: Page) => page.getByRole('button', { name: 'Options' })
const viewer = (page: Page) => page.frameLocator('iframe[title^="Interactive 360"]')

/** A point on the plate that a short name doesn't cover, in percent of the picture. */
function groundOf(end: string, frame: number): [number, number] {
  const corners = dark.plates[end]?.at[frame]?.corners ?? []
  const weights = [0.4, 0.1, 0.1, 0.4]
  const mean = (axis: 0 | 1) =>
    corners.reduce((sum, corner, index) => sum + corner[axis] * (weights[index] ?? 0), 0)
  return [mean(0), mean(1)]
}

function litGround(end: string, frame: number, ground: readonly number[]) {
  const light = dark.plates[end]?.at[frame]?.light ?? 0
  return ground.map((channel) => channel * light)
}

async function openHome(page: Page, path: string) {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  await expect(viewer(page).locator('[data-state=ready]')).toBeVisible({ timeout: 30_000 })
}

test('the plate has the store’s color in each frame’s light, on the page and in the downloaded picture', async ({
  page,
}) => {
  await openHome(page, '/?store=A')
  const plate = async (end: string, frame: number, ground: readonly number[]) => {
    await expect(async () => {
      const [color = []] = await colorsAt(viewer(page), [groundOf(end, frame)])
      expect(distance(color, litGround(end, frame, ground))).toBeLessThan(26)
    }).toPass()
  }
  await plate('front', 0, [255, 255, 255])
  await options(page).click()
  const [x, y] = groundOf('front', 0)
  const spot = { left: Math.round(x * 16), top: Math.round(y * 9), width: 1, height: 1 }
  const file = await downloadPicture(page)
  const { data } = await sharp(file).extract(spot).raw().toBuffer({ resolveWithObject: true })
  expect(distance([...data], litGround('front', 0, [255, 255, 255]))).toBeLessThan(26)
  await page.getByRole('radio', { name: 'Navy' }).check()
  await plate('front', 0, [0x12, 0x35, 0x6b])
  for (let press = 0; press < 4; press += 1) await viewer(page).getByRole('slider').press('ArrowRight')
  await plate('front', 4, [0x12, 0x35, 0x6b])
  for (let press = 0; press < 2; press += 1) await viewer(page).getByRole('slider').press('PageUp')
  await plate('rear', 22, [0x12, 0x35, 0x6b])

  const shown = await colorsAt(viewer(page), [groundOf('rear', 22)])
  await page.getByRole('switch', { name: 'Show my store on this site' }).click()
  await expect.poll(() => colorsAt(viewer(page), [groundOf('rear', 22)])).not.toEqual(shown)
  await expect(page.getByRole('radio', { name: 'Navy' })).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(options(page)).toHaveCount(0)
})

test('a store name is kept across pages and never sent over the network', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await openHome(page, link)
  await expect(field(page)).toHaveValue(name)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

  await page.goto('/services/custom-branding')
  await hydrated(page)
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await page.goto('/pricing-calculator-hidden')
  await expect(page.getByText(`Prepared for: ${name}`)).toBeVisible()
  await page.goto('/contact?for=demo')
  await expect(page.getByLabel('Company')).toHaveValue(name)

  const sent = requests.filter((request) => /Herb|Chevrolet/.test(decodeURIComponent(request)))
  expect(sent.map((request) => request.replace(/.*(?=\/\?)/, '').trim())).toEqual([
    '/?store=Herb%27s+Chevrolet',
  ])
})

test('a store name typed before hydration is kept, and never interpreted as markup', async ({ page }) => {
  const hydrate = await openStatic(page, '/services/custom-branding')
  await field(page).fill('<img src=x onerror="document.title=1">')
  await hydrate()
  await expect(page.locator('bdi').filter({ hasText: '<img src=x' }).first()).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  await expect(page).toHaveTitle(/Custom Branding/)
})

test('the name field and the logo upload handle long names, hostile SVGs and broken images', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/services/custom-branding')
  await hydrated(page)
  await field(page).fill('a'.repeat(40))
  await field(page).press('Home')
  await page.keyboard.insertText('x')
  await page.keyboard.insertText('y')
  await expect(field(page), 'shortened to 40 characters').toHaveValue(`xy${'a'.repeat(38)}`)
  await field(page).fill('Herb')
  await options(page).click()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>parent.document.title = 'owned'</script><image href="https://example.com/spy.png"/><rect width="40" height="20" fill="#f00"/></svg>`
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.locator('img[src^="data:image/png"]').last()).toBeVisible()
  await page.getByRole('radio', { name: 'Large' }).check()
  await page.getByRole('radio', { name: 'Right', exact: true }).check()
  await file.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert').filter({ hasText: 'PNG, SVG or WebP' })).toBeVisible()
  await expect(page).toHaveTitle(/Custom Branding/)
  expect(requests.filter((url) => url.includes('example.com'))).toEqual([])
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expectRefusedLogos(page)
})

async function expectRefusedLogos(page: Page) {
  const svg = (content: string) =>
    ['svg+xml', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${content}`)] as const
  const noise = {
    width: 60,
    height: 60,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  } as const
  const picture = sharp({ create: { ...noise, background: '#fff' } })
  const cutOff = async (type: 'png' | 'webp') =>
    [type, (await picture.toFormat(type).toBuffer()).subarray(0, -30)] as const
  const clear = { width: 40, height: 20, channels: 4, background: '#0000' } as const
  for (const [[type, buffer], words] of [
    [svg('/>'), 'That image is empty.'],
    [await cutOff('png'), 'That image can’t be read.'],
    [svg('viewBox="0 0 40 20"><rect x="50" width="40" height="20"/></svg>'), 'That image is empty.'],
    [await cutOff('webp'), 'That image can’t be read.'],
    [['png', await sharp({ create: clear }).png().toBuffer()], 'That image is empty.'],
    [svg('><rect'), 'That image can’t be read.'],
    [svg('width="0" height="0"><rect width="40" height="20"/></svg>'), 'That image is empty.'],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles({ name: 'logo', mimeType: `image/${type}`, buffer })
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toHaveCount(0)
}

async function downloadPicture(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this picture' }).click()
  const file = await (await download).path()
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1600, height: 900 })
  return file
}

test('the branding controls move the overlay, download a picture, and fit in a 320 px window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The window is so tall that nothing scrolls while the overlay's position is compared.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await page.goto('/services/custom-branding')
  await hydrated(page)
  const demo = page.getByRole('region', { name: 'Try it on' })
  const place = () => demo.getByText('Your', { exact: true }).first().boundingBox()
  const start = await place()
  await demo.getByRole('radio', { name: 'Bottom right' }).check({ force: true })
  await expect.poll(async () => (await place())?.x).toBeGreaterThan(start?.x ?? 0)
  expect((await place())?.y).toBeGreaterThan(start?.y ?? 0)

  await field(page).fill('鈴')
  await options(page).click()
  await downloadPicture(page)
  await field(page).fill('A dealership with a name of 40 letters..')
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'the field and its controls')
})
