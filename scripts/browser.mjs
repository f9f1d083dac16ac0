import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium that the tests drive: CHROMIUM_PATH, Playwright's own, or a system one.
 * @returns {string | undefined} the path of its program; undefined where there is none
 */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, playwrightBrowser(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return /** @type {string} */ (chromium.executablePath())
}

/** Chromium has no sandbox for root, which containers and CI run as. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : []
