import type { Locator, Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
/** The size, in CSS pixels, of a 1280 x 1024 window at 400% zoom. */
export const zoomed = { width: 320, height: 256 }
export const wide = { width: 1280, height: 400 }

/** Returns the element's position in its frame's viewport. Unlike boundingBox(), it fails if the element is missing. */
export function boxOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((one) => one.getBoundingClientRect().toJSON())
}

/**
 * Tabs through the controls until focus returns to the first one or leaves `part`, and returns the controls that
 * aren't fully visible.
 */
export async function coveredControls(page: Page, part = 'body') {
  const faults = new Set<string>()
  await page.evaluate(() => Object.assign(globalThis, { seen: undefined }))
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press('Tab')
    const found = await faultOfFocused(page, part)
    if (found === 'end') return [...faults]
    if (found) faults.add(found)
  }
  throw new Error('Tab never returned to the first control')
}

/**
 * Describes the problem if the focused control isn't fully visible. Returns 'end' if the control is outside `part` or
 * had focus before.
 */
export function faultOfFocused(page: Page, part = 'body') {
  return page.evaluate(async (part) => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const scope = globalThis as { seen?: WeakSet<Element> }
    scope.seen ??= new WeakSet()
    let { control, frame } = focused()
    // Wait up to 60 frames for hot spots, which reappear only when the car stops, and for a viewer that is replacing
    // its static controls.
    for (let frames = 0; frames < 60 && control && !isHit(control); frames++) {
      await new Promise(requestAnimationFrame)
      ;({ control, frame } = focused())
    }
    if (!control || control === document.body) return undefined
    if (!(frame ?? control).closest(part)) return 'end'
    // Tab stops at each part of a date or time field, so the same field receives focus several times.
    if (scope.seen.has(control)) return control.matches('[type=date], [type=time]') ? undefined : 'end'
    scope.seen.add(control)

    const name = `${control.tagName} ${control.ariaLabel ?? control.textContent}`.slice(0, 60)
    const { x: left, y: top } = frame?.getBoundingClientRect() ?? { x: 0, y: 0 }
    for (const rect of control.getClientRects()) {
      const box = clipped(rect, control)
      const isHigh = box.height > innerHeight
      const isInside = box.y + top >= -1 && box.y + top + box.height <= innerHeight + 1
      const isBeside = box.x + left < -1 || box.x + left + box.width > innerWidth + 1
      if (isBeside || !(isInside || isHigh))
        return `${name}: outside, ${JSON.stringify({ left, top, ...box })}`
      if (isHigh) continue
      // The corners aren't checked, because round controls have none. Hot spots may cover the car, which is
      // itself a control.
      for (const [x, y] of [
        [0.2, 0.5],
        [0.8, 0.5],
        [0.5, 0.1],
        [0.5, 0.9],
      ] as const) {
        const hit = control.ownerDocument.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
        const isFree = hit && (control.contains(hit) || hit.contains(control) || hit.closest('#spots'))
        if (!isFree) return `${name}: under ${hit?.outerHTML.slice(0, 90)}`
      }
    }
    return undefined

    function focused(): { control: Element | null; frame?: Element } {
      const { activeElement } = document
      return activeElement instanceof HTMLIFrameElement
        ? { control: activeElement.contentDocument?.activeElement ?? null, frame: activeElement }
        : { control: activeElement }
    }

    function isHit(element: Element) {
      // While a viewer replaces its static controls, the viewer's body has focus for a moment.
      if (frame && element.matches('body')) return false
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)
      return element.contains(hit) || !!hit?.contains(element)
    }

    /** Returns the part of the box that the element's ancestors don't clip horizontally. */
    function clipped({ x, y, width, height }: DOMRect, element: Element) {
      const box = { x, y, width, height }
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(around).overflowX)) continue
        const edge = around.getBoundingClientRect()
        const right = Math.min(box.x + box.width, edge.right)
        box.x = Math.max(box.x, edge.x)
        box.width = right - box.x
      }
      return box
    }
  }, part)
}

export function fixedElements(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && !element.matches('a[href="#main"]'))
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
