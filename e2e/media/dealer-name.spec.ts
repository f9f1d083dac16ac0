import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import type { Manifest } from '../../viewer/src/frames/manifest.ts'
import { expectAccessible } from '../checks/expect-accessible.ts'
import { overflow } from '../checks/overflow.ts'
import { hydrated, openStatic, visit } from '../hydrated.ts'
import { colorsAt, distance } from './viewer-canvas.ts'

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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the license plate’s store color matches the lighting of each frame', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await visit(page, '/?store=A')
  const plate = (end: string, frame: number, ground: readonly number[]) =>
    expect(async () => {
      const [color = []] = await colorsAt(viewer(page), [groundOf(end, frame)])
      expect(distance(color, litGround(end, frame, ground))).toBeLessThan(26)
    }).toPass()
  await plate('front', 0, [255, 255, 255])
  await options(page).click()
  const [x, y] = groundOf('front', 0)
  const spot = { left: Math.round(x * 16), top: Math.round(y * 9), width: 1, height: 1 }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this picture' }).click()
  const file = await (await download).path()
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 900 })
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

test('a store name from a link is kept across pages, but sent only in the request for that link', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit(page, '/?store=Herb%27s+Chevrolet')
  await expect(field(page)).toHaveValue(name)
  await expect(viewer(page).locator('[data-state=ready]')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

  await visit(page, '/services/custom-branding')
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

test('the branding page doesn’t run code in a name or logo, and explains why an image is rejected', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const hydrate = await openStatic(page, '/services/custom-branding')
  await field(page).fill('<img src=x onerror="document.title=1">')
  await hydrate()
  const demo = page.getByRole('region', { name: 'Try it on' })
  const overlay = demo.getByText('<img src=x').first()
  await expect(overlay).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  const top = () => overlay.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  await demo.getByRole('radio', { name: 'Bottom right' }).check({ force: true })
  await expect.poll(top).toBeGreaterThan(before)

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

  const png = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  for (const [mimeType, buffer, words] of [
    ['image/png', png, 'That image is empty.'],
    ['image/png', png.subarray(0, -30), 'That image can’t be read.'],
    ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'That image is empty.'],
    ['image/svg+xml', Buffer.from('<svg><rect'), 'That image can’t be read.'],
  ] as const) {
    await file.setInputFiles({ name: 'logo', mimeType, buffer })
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toHaveCount(0)

  await field(page).fill('A dealership with a name of 40 letters..')
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'the field and its controls')
})
