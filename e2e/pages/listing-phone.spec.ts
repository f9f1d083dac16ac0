import { expect, type Page, test } from '@playwright/test'
import { featureSection } from '../../src/content/home/home.ts'
import { listingPhone } from '../../src/content/home/listing-phone.ts'
import { hydrated } from '../hydrated.ts'

const heading = (page: Page) => page.getByRole('heading', { name: featureSection.heading })
const figure = (page: Page) => page.getByRole('figure').filter({ hasText: listingPhone.vehicle })
const turn = (page: Page) => figure(page).getByRole('slider', { name: listingPhone.turn })
const photos = (page: Page) => figure(page).getByRole('group', { name: listingPhone.photos }).getByRole('img')

async function open(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
  await heading(page).scrollIntoViewIfNeeded()
  await expect(photos(page)).toHaveCount(12)
}

const loaded = (images: HTMLImageElement[]) =>
  images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map((image) => image.currentSrc)

test('the car on the phone turns by dragging and by keys, sharp where it rests', async ({ page }) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await turn(page).scrollIntoViewIfNeeded()
  await expect(turn(page)).toHaveAttribute('aria-valuetext', listingPhone.angle('front left', 320))
  const box = await turn(page).boundingBox()
  if (!box) throw new Error('not shown')
  const { x, y, width, height } = box
  expect(requests.filter((url) => url.includes('/spin/white/light'))).toEqual([])
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.25, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(turn(page)).not.toHaveAttribute('aria-valuetext', listingPhone.angle('front left', 320))

  await turn(page).press('Home')
  await expect(turn(page)).toHaveAttribute('aria-valuetext', listingPhone.angle('rear right', 140))
  await expect
    .poll(() => figure(page).locator('img[alt=""]').evaluateAll(loaded))
    .toEqual([expect.stringMatching(/light\.\w+\.avif$/), expect.stringMatching(/white\/18\.\w+-800\.avif$/)])
})

test('the visitor’s store is on the phone, and its page stays as it was', async ({ page }) => {
  await open(page)
  await expect(figure(page)).toContainText(listingPhone.store)
  const before = await figure(page).boundingBox()
  await page
    .getByRole('textbox', { name: 'Type your store’s name' })
    .fill('Herb’s Chevrolet & Sons of Providence 02')
  await expect(figure(page)).toContainText('Herb’s Chevrolet & Sons of Providence 02')
  expect((await figure(page).boundingBox())?.height).toBe(before?.height)
})
