import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { builtSite } from '../settings.mjs'

const html = readFileSync(`${builtSite}/contact.html`, 'utf8')
const afterForm = html.indexOf('</form>')

test('content that depends on the URL is correct from the first paint, even if the page loads slowly', async ({
  page,
}) => {
  const server = createServer(async ({ url }, response) => {
    if (!url?.startsWith('/contact')) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html').write(html.slice(0, afterForm))
    await sleep(500)
    response.end(html.slice(afterForm))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  expect(afterForm, 'the page has a form to be cut after').toBeGreaterThan(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await noteLayoutShift(page)

  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/contact?for=demo`)

  await expect(page.getByRole('group', { name: 'What times work?' })).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  server.closeAllConnections()
  server.close()
})
