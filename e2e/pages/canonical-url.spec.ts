import { expect, test } from '@playwright/test'
import { contactCopy } from '../../src/content/contact/contact.ts'
import { hydrated } from '../hydrated.ts'

test('the address bar shows the canonical path even if the host doesn’t redirect', async ({
  page,
  baseURL,
}) => {
  // Simulate a host that merges slashes and returns the 404 page for paths with capitals.
  const isOther = ({ pathname }: URL) => /\/\/|[A-Z]/.test(pathname) && !/\.\w+$/.test(pathname)
  await page.route(isOther, async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.replace(/\/+/g, '/')
    const response = await route.fetch({ url: `${baseURL}${/[A-Z]/.test(path) ? '/no-such-page' : path}` })
    await route.fulfill({ response })
  })
  for (const [from, to, title] of [
    ['//contact?for=demo#main', '/contact?for=demo#main', 'Schedule a demo'],
    ['/Contact?A=B//C', '/contact?A=B//C', contactCopy.title],
    // Browsers read a URL that starts with two slashes as the address of another site.
    ['//example.com//None', '/example.com/none', 'Page Not Found'],
  ] as const) {
    await page.goto(`${baseURL}${from}`)
    await expect(page).toHaveURL(`${baseURL}${to}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})
