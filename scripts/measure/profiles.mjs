import { phone } from '../build/phone.mjs'

/**
 * @typedef {object} Profile
 * @property {string} name
 * @property {import('@playwright/test').BrowserContextOptions} device
 * @property {number} slowdown how many times slower than this machine
 * @property {{ latencyMs: number, downKbit: number, upKbit: number } | undefined} network undefined: as it comes
 * @property {Limits} limits what a page may take before anybody scrolls or presses anything
 * @property {number} moveMs until a page moved to shows its heading, its code at hand
 *
 * @typedef {object} Limits
 * @property {number} [fcpRatio] of the control page's
 * @property {number} [lcpRatio] of the control page's
 * @property {number} cls
 * @property {number} tbtMs
 * @property {number} longestTaskMs
 * @property {number} [requests]
 * @property {(path: string) => number} [kilobytes] of 1000 bytes, over the wire
 */

export const longestTaskMs = 120

/** @type {Profile[]} */
export const profiles = [
  {
    name: 'phone',
    device: {
      viewport: { width: phone.width, height: phone.height },
      deviceScaleFactor: phone.pixelRatio,
      isMobile: true,
      hasTouch: true,
    },
    slowdown: 4,
    network: { latencyMs: 150, downKbit: 1600, upKbit: 750 },
    limits: {
      fcpRatio: 1.1,
      lcpRatio: 1.1,
      cls: 0,
      tbtMs: 50,
      longestTaskMs,
      requests: 12,
      kilobytes: (path) => (path === '/' ? 200 : 160),
    },
    moveMs: 300,
  },
  {
    name: 'desktop',
    device: { viewport: { width: 1440, height: 900 } },
    slowdown: 1,
    network: undefined,
    limits: { cls: 0, tbtMs: 50, longestTaskMs },
    moveMs: 60,
  },
]
