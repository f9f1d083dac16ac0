import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stop } from './stop.mjs'

const headlessShell = '/usr/bin/chromium-headless-shell'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  headlessShell,
]

/** @returns {string | undefined} the executable's path */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, playwrightBrowser(), ...systemBrowsers].find(exists)
}

/**
 * Finds a browser for tests, which run faster in a headless shell. `playwright install chromium` also installs one.
 * @returns {string | undefined} the executable's path
 */
export function findHeadlessShell() {
  return [process.env.CHROMIUM_PATH, playwrightBrowser(), headlessShell].find(exists)
}

/**
 * @returns {string | undefined} the executable's path, or undefined if Playwright should launch its own headless shell
 */
export function testBrowser() {
  const found = findHeadlessShell() ?? findBrowser()
  return found === playwrightBrowser() ? undefined : found
}

export function launchBrowser() {
  const executablePath =
    findBrowser() ??
    stop('No Chromium was found. Run `npx playwright install chromium`, or name a program in CHROMIUM_PATH.')
  return playwrightChromium().launch({ executablePath, args: browserArgs })
}

/** @param {string | undefined} path */
function exists(path) {
  return path && existsSync(path)
}

function playwrightBrowser() {
  return playwrightChromium().executablePath()
}

function playwrightChromium() {
  const playwright = createRequire(import.meta.url)('@playwright/test')
  return /** @type {typeof import('@playwright/test')} */ (playwright).chromium
}

export const browserArgs = [
  // Chromium's sandbox doesn't work for root, which is the usual user in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // By default, the headless shell rounds glyph widths to whole pixels, which makes text wider than in a visitor's
  // browser.
  '--font-render-hinting=none',
]
