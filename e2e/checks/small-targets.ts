import type { Page } from '@playwright/test'

const leastPx = 24

/**
 * WCAG 2.5.8: targets smaller than 24 x 24 CSS px whose 24 px circle overlaps another target. Links within a sentence
 * are exempt.
 */
export function smallTargets(page: Page) {
  return page.evaluate((least) => {
    const selector = 'a[href], button, input, select, textarea, summary, [role=slider], [tabindex="0"]'
    const targets = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]') && !isWithinText(element))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const isSmall = ({ box }: (typeof targets)[0]) => box.width < least || box.height < least
    return targets
      .filter(
        (target) => isSmall(target) && targets.some((other) => other !== target && isNear(target, other)),
      )
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      )

    /** Includes the label, because pressing it has the same effect. */
    function boxOf(element: HTMLElement) {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const boxes = [element, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect())
      const [left, top] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
      ]
      const [right, bottom] = [
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ]
      return new DOMRect(left, top, right - left, bottom - top)
    }

    function isWithinText(element: HTMLElement) {
      if (getComputedStyle(element).display !== 'inline') return false
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    }

    function isNear(small: (typeof targets)[0], other: (typeof targets)[0]) {
      if (small.element.contains(other.element) || other.element.contains(small.element)) return false
      const x = small.box.x + small.box.width / 2
      const y = small.box.y + small.box.height / 2
      const { left, right, top, bottom } = other.box
      const dx = Math.max(left - x, 0, x - right)
      const dy = Math.max(top - y, 0, y - bottom)
      if (Math.hypot(dx, dy) < least / 2) return true
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
      return isSmall(other) && Math.hypot(middle.x - x, middle.y - y) < least
    }
  }, leastPx)
}
