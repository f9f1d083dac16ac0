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

/**
 * Finds the full Chromium for measuring and screenshots: from CHROMIUM_PATH, Playwright or the system.
 * @returns {string | undefined} path of the executable; undefined if none is found
 */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, playwrightBrowser(), ...systemBrowsers].find(exists)
}

/**
 * Finds the headless shell for tests, which take a third less time without windows. CHROMIUM_PATH comes first, then
 * Playwright's own Chromium, which is installed together with a shell.
 * @returns {string | undefined} path of the executable; undefined if none is found
 */
export function findHeadlessShell() {
  return [process.env.CHROMIUM_PATH, playwrightBrowser(), headlessShell].find(exists)
}

/**
 * Finds the browser that Playwright launches for tests: the headless shell, or else any Chromium.
 * @returns {string | undefined} path of the executable; undefined for Playwright's own shell
 */
export function testBrowser() {
  const found = findHeadlessShell() ?? findBrowser()
  return found === playwrightBrowser() ? undefined : found
}

/** Launches the full Chromium. */
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
  // Chromium's sandbox doesn't work as root, the usual user in containers and CI.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // By default, the headless shell rounds glyphs to whole pixels, so text is wider than in a visitor's browser.
  '--font-render-hinting=none',
]
