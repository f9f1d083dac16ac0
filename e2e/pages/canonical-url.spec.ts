import { expect, test } from '@playwright/test'
import { contactCopy } from '../../src/content/contact/contact.ts'
import { hydrated } from '../hydrated.ts'

// A request handler that is still running when the test ends would throw an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Simulates a host that never redirects. It merges slashes and returns the 404 page for paths with capitals. */
test.beforeEach(async ({ page, baseURL }) => {
  await page.route(
    (url) => /\/\/|[A-Z]/.test(url.pathname) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const path = pathname.replace(/\/+/g, '/')
      const response = await route.fetch({ url: `${baseURL}${/[A-Z]/.test(path) ? '/no-such-page' : path}` })
      await route.fulfill({ response })
    },
  )
})

test('paths with repeated slashes or capital letters become canonical, even if the host doesn’t redirect', async ({
  page,
  baseURL,
}) => {
  for (const [from, to, title] of [
    ['//contact?for=demo#main', '/contact?for=demo#main', 'Schedule a demo'],
    ['/Contact?A=B//C', '/contact?A=B//C', contactCopy.title],
    // As a URL, this path would be protocol-relative and lead to another site.
    ['//example.com//None', '/example.com/none', 'Page Not Found'],
  ] as const) {
    await page.goto(`${baseURL}${from}`)
    await expect(page).toHaveURL(`${baseURL}${to}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})
