import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserArgs, testBrowser } from '../../../scripts/browser.mjs'
import {
  contact,
  contactCall,
  post,
  supportEmail,
  testPorts,
} from '../../../supabase/functions/send-email/testing.ts'
import { control, vectors } from './vectors.ts'

/** `npm test` uses every fifth vector, and `npm run test:faults` uses all 100. */
const chosen = process.env.FUZZ_RUNS ? vectors : vectors.filter((_, index) => index % 5 === 0)
const forbidden =
  'script,iframe,object,embed,link,style,form,input,img,svg,math,video,audio,base,meta[http-equiv],a:not([href^="mailto:"],[href^="tel:"])'

let browser: Browser
let page: Page
let requests: string[] = []
let dialogs = 0
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: testBrowser(), args: browserArgs })
  page = await browser.newPage()
  await page.route('**/*', (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
}, 60_000)
afterAll(() => browser?.close())

/** Returns the emails of two calls: one with the vector as markup, and one with the vector in a form field. */
async function emailsOf(vector: string): Promise<string[]> {
  const { handler, mailer } = testPorts()
  await handler(post({ to: supportEmail, subject: 'Hi', text: vector, html: vector }))
  const message = `Some text and ${vector}`.slice(0, 1000)
  await handler(post(contactCall({ fields: { ...contact, message } })))
  return mailer.sent.map(({ html }) => html)
}

async function open(html: string) {
  requests = []
  dialogs = 0
  await page.goto('about:blank')
  await page.setContent(`<!doctype html><body>${html}</body>`, { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(30)
  const hit = await page.evaluate('window.hit')
  const elements = await page.locator(`body :is(${forbidden})`).count()
  return { hit, requests, dialogs, elements }
}

test('the unsanitized control vector runs its script and sends a request', async () => {
  const { hit, requests } = await open(control)
  expect(hit).toBe(1)
  expect(requests).toHaveLength(1)
}, 30_000)

test(`emails with any of ${chosen.length} hostile markup vectors run no scripts and send no requests`, async () => {
  expect(new Set(vectors).size).toBe(100)
  for (const vector of chosen) {
    const emails = await emailsOf(vector)
    expect(emails).toHaveLength(2)
    for (const html of emails) {
      const harmless = { hit: undefined, requests: [], dialogs: 0, elements: 0 }
      expect(await open(html), vector).toEqual(harmless)
    }
  }
}, 600_000)
