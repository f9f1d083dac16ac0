import { expect, type Page, test } from '@playwright/test'
import { takenOver } from '../taken-over.ts'

/** What a visitor does on a prerendered page before the code of the page is there is neither lost nor done twice. */

test('a press before the code is there is answered once it is', async ({ page }) => {
  const release = await holdBackCode(page, '/why-lotspin')
  const slider = page.getByRole('slider').first()
  const before = await slider.getAttribute('aria-valuenow')
  await page.getByRole('main').getByRole('button', { pressed: false }).first().click()
  await expect(slider).toHaveAttribute('aria-valuenow', before ?? '')
  release()
  await expect(slider).toHaveAttribute('aria-valuenow', '100')
})

test('a press is answered once: an open question stays open', async ({ page }) => {
  const release = await holdBackCode(page, '/pricing')
  const question = page.getByRole('button', { name: /month to month|contract/i }).first()
  await question.click()
  release()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.waitForTimeout(500)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('what is typed before the code is there stays, and a press on Send is answered', async ({ page }) => {
  const release = await holdBackCode(page, '/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Name').fill('Ada Diaz')
  await form.getByLabel('Email').fill('not an address')
  await form.getByLabel('Message').fill('Do you photograph on Saturdays?')
  await form.getByLabel('Message').press('Tab')
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page.getByRole('alert')).toContainText('email', { ignoreCase: true })
  await expect(form.getByLabel('Name')).toHaveValue('Ada Diaz')
  await expect(form.getByLabel('Message')).toHaveValue('Do you photograph on Saturdays?')
  expect(new URL(page.url()).search).toBe('')
})

test('what is typed before the code is there survives a reload', async ({ page }) => {
  const release = await holdBackCode(page, '/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Name').fill('Ada Diaz')
  await form.getByLabel('Message').fill('Do you photograph on Saturdays?')
  await page.reload()
  await expect(form.getByLabel('Message')).toHaveValue('Do you photograph on Saturdays?')
  release()
  await takenOver(page)
  await expect(form.getByLabel('Name')).toHaveValue('Ada Diaz')
  await expect(form.getByLabel('Message')).toHaveValue('Do you photograph on Saturdays?')
  expect(await page.evaluate(() => sessionStorage.getItem('typed-early'))).toBeNull()
})

test('Enter sends nothing before the code is there', async ({ page }) => {
  await holdBackCode(page, '/contact')
  await page.getByLabel('Name').fill('Ada Diaz')
  await page.getByLabel('Name').press('Enter')
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname).toBe('/contact')
  expect(new URL(page.url()).search).toBe('')
})

test('links are plain links before the code is there', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Demo' }).first().click()
  await expect(page).toHaveURL('/contact?for=demo')
})

test('who moves on before the page was taken over gets the next page’s head, and only that', async ({
  page,
}) => {
  const release = await holdBackCode(page, '/services', /\/assets\/page-/)
  const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
  await link.hover()
  release()
  await link.click()
  await expect(page).toHaveTitle('Pricing | Lotspin')
  for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
    await expect(page.locator(`head ${selector}`)).toHaveCount(1)
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/)
})

test('no code is fetched before the page is on the screen', async ({ page }) => {
  await page.goto('/')
  const timesOf = () =>
    page.evaluate(() => ({
      shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
  await expect.poll(async () => (await timesOf()).fetched.length).toBeGreaterThan(0)
  const { shown, fetched } = await timesOf()
  expect(shown).toBeGreaterThan(0)
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(shown)
})

test('once the application is there nothing is left out of the layout, and the markup is as it was', async ({
  page,
}) => {
  await page.goto('/why-lotspin')
  const footer = page.getByRole('contentinfo')
  await expect(page.locator('[data-fresh]')).toHaveCount(0)
  await expect(footer).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('main > [style], footer[style]')).toHaveCount(0)
})

test('a link pressed before the code is there leads on once it is, within the same document', async ({
  page,
}) => {
  const release = await holdBackCode(page, '/services', /\/assets\/page-/)
  // The application is there and holds links; before, a link is a plain one.
  await expect(page.locator('[data-fresh]')).toHaveCount(0)
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-same-document', '')
    // A machine at work may outlast the page's patience, which is the next test's matter.
    const after = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms = 0) =>
      after(run, ms < 1_000 ? ms : ms * 20)) as typeof setTimeout
  })
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  release()
  await expect(page).toHaveTitle('Pricing | Lotspin')
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
})

test('a link pressed on a page whose code does not come is a plain link', async ({ page }) => {
  await page.route(/\/assets\/page-/, () => {})
  await page.goto('/services')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle('Pricing | Lotspin')
})

test('a link to a place on the page leaves the page as it stands', async ({ page }) => {
  const release = await holdBackCode(page, '/pricing', /\/assets\/page-/)
  await page.getByRole('main').evaluate((main) => main.firstElementChild?.setAttribute('data-stands', ''))
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pricing#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(page.locator('main > [data-stands]')).toBeVisible()
  release()
  await takenOver(page)
  await expect(page.locator('main > [data-stands]')).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a page that nobody touches comes to life by itself', async ({ page }) => {
  await page.goto('/')
  const firstMark = page
    .getByRole('region', { name: /Trusted by/ })
    .getByRole('img')
    .first()
  const start = (await firstMark.boundingBox())?.x
  await expect.poll(async () => (await firstMark.boundingBox())?.x, { timeout: 12_000 }).not.toBe(start)
})

/** Opens a page and keeps the code of its content, or all that matches, from arriving. @returns lets it through */
async function holdBackCode(page: Page, path: string, code = /\/assets\/(?!app|framework|rolldown).*\.js$/) {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(code, async (route) => {
    await open
    await route.continue().catch(() => {})
  })
  await page.goto(path)
  return letThrough
}
