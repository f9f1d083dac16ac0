import { phone as phoneScreen } from '../build/phone.mjs'

/**
 * @typedef {object} Profile
 * @property {string} name
 * @property {import('@playwright/test').BrowserContextOptions} device
 * @property {number} slowdown how many times slower than this machine
 * @property {Network} [network] without one: as fast as this machine
 * @property {LoadLimits} limits
 * @property {number} inpMs of a scripted visit after hydration
 * @property {number} turnMs after FCP, until the car of the home page can be turned
 * @property {number} navigationMs until the new heading is shown, the next page being prefetched
 *
 * @typedef {{ latencyMs: number, downKbit: number, upKbit: number }} Network
 *
 * @typedef {object} LoadLimits what a page may take until it is hydrated and idle, without any interaction
 * @property {number} [fcpMs]
 * @property {number} [lcpMs]
 * @property {number} cls
 * @property {number} tbtMs
 * @property {number} longestTaskMs
 * @property {number} hydratedMs after FCP
 * @property {(path: string) => number} scriptKilobytes gzip, of 1000 bytes, requested before hydration
 */

const withForm = ['/contact', '/careers', '/vid-box-campaign']
const withPlans = ['/pricing', '/all-plans']

const limits = {
  cls: 0,
  tbtMs: 150,
  longestTaskMs: 150,
  scriptKilobytes: (/** @type {string} */ path) => {
    if (withForm.includes(path)) return 160
    return withPlans.includes(path) ? 135 : 130
  },
}

/** @type {Profile} */
export const phone = {
  name: 'phone',
  device: {
    viewport: { width: phoneScreen.width, height: phoneScreen.height },
    deviceScaleFactor: phoneScreen.pixelRatio,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
  network: { latencyMs: 150, downKbit: 1600, upKbit: 750 },
  limits: {
    ...limits,
    // Not a ratio to the control: README, "First paint has a limit in milliseconds".
    fcpMs: 600,
    lcpMs: 700,
    hydratedMs: 1500,
  },
  inpMs: 150,
  turnMs: 3000,
  navigationMs: 300,
}

/** @type {Profile} */
export const desktop = {
  name: 'desktop',
  device: { viewport: { width: 1440, height: 900 } },
  slowdown: 1,
  limits: { ...limits, hydratedMs: 300 },
  inpMs: 150,
  turnMs: 1000,
  navigationMs: 60,
}

export const profiles = [phone, desktop]

/** Taps after FCP, and how soon the effect must be on screen. */
export const tapMoments = [
  { delayMs: 0, mostMs: 1800 },
  { delayMs: 1000, mostMs: undefined },
  { delayMs: 4000, mostMs: 200 },
]

export const slow3g = {
  profile: { ...phone, network: { latencyMs: 400, downKbit: 400, upKbit: 400 } },
  tapDelayMs: 1000,
  dialogMs: 4500,
  pressedMs: 100,
}

export const firstLink = {
  profile: { ...phone, network: { latencyMs: 562, downKbit: 1470, upKbit: 675 } },
  headingMs: 600,
}

export const leastScore = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
