import { visit } from '../visit/visit.mjs'

/** @typedef {{ answeredMs: number, pressedMs: number }} Tap Infinity: not within the timeout */

const timeoutMs = 15_000
/** A visitor scrolls to a button before tapping it: what scrolling starts is not the tap's. */
const scrolledEarlierMs = 500

/**
 * Taps once on a target after FCP, and times the effect.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../profiles.mjs').Profile} profile
 * @param {{ base: string, target: import('./tap-targets.mjs').TapTarget, delayMs: number }} options
 * @returns {Promise<Tap>}
 */
export function timeTap(browser, profile, { base, target, delayMs }) {
  const { find, isAnswered, isPressed } = target
  const script = `(${timeTapInPage})({ find: ${find}, isAnswered: ${isAnswered}, isPressed: ${isPressed}, timeoutMs: ${timeoutMs} })`
  return visit(
    browser,
    profile,
    base + target.path,
    async ({ page }) => {
      const show = () => page.evaluate(() => /** @type {any} */ (window).tap.show())
      if (delayMs > scrolledEarlierMs) {
        await page.evaluate(afterFirstPaint, delayMs - scrolledEarlierMs)
        await show()
      }
      await page.evaluate(afterFirstPaint, delayMs)
      const point = await show()
      await page.touchscreen.tap(point.x, point.y)
      const tap = await page.evaluate(() => /** @type {any} */ (window).tap.timed)
      if (tap.error) throw new Error(`${target.path}: ${tap.error}`)
      // A page that responded need not show a pressed state as well.
      const answeredMs = tap.answeredMs ?? Number.POSITIVE_INFINITY
      return { answeredMs, pressedMs: Math.min(tap.pressedMs ?? answeredMs, answeredMs) }
    },
    [script],
  )
}

/** Runs in the page. @param {number} delayMs */
function afterFirstPaint(delayMs) {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [fcp] = list.getEntriesByName('first-contentful-paint')
      if (!fcp) return
      observer.disconnect()
      setTimeout(resolve, Math.max(0, fcp.startTime + delayMs - performance.now()))
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/**
 * Runs in the page before all else.
 * @param {Pick<import('./tap-targets.mjs').TapTarget, 'find' | 'isAnswered' | 'isPressed'> & { timeoutMs: number }} target
 */
function timeTapInPage({ find, isAnswered, isPressed, timeoutMs }) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  /** Scrolls to the target unless it is visible, and returns its position. */
  async function show() {
    const target = find()
    if (!target) throw new Error('the page has nothing to tap')
    const isInSight = () => {
      const { top, bottom } = target.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }
    // Content above may be laid out late and move it again.
    for (let frame = 0; frame < 10 && !isInSight(); frame += 1) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      await nextFrame()
    }
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** @param {Event} tap */
  async function time({ target: tapped, timeStamp }) {
    if (!(tapped instanceof Node) || !find()?.contains(tapped)) return { error: 'the tap met something else' }
    /** @type {{ answeredMs?: number, pressedMs?: number }} */
    const timed = {}
    while (timed.answeredMs === undefined && performance.now() - timeStamp < timeoutMs) {
      // A task after the frame's callbacks: the frame has been painted.
      await nextFrame()
      const target = find()
      if (!target) continue
      const isPressedNow = timed.pressedMs === undefined && isPressed?.(target)
      const isAnsweredNow = isAnswered(target)
      if (!isPressedNow && !isAnsweredNow) continue
      await new Promise((resolve) => setTimeout(resolve))
      const sinceTapMs = performance.now() - timeStamp
      if (isPressedNow) timed.pressedMs = sinceTapMs
      if (isAnsweredNow) timed.answeredMs = sinceTapMs
    }
    return timed
  }

  const timed = new Promise((resolve) =>
    addEventListener('click', (tap) => resolve(time(tap)), { capture: true, once: true }),
  )
  Object.assign(window, { tap: { show, timed } })
}
