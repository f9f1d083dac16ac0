import type { Frame, Page } from '@playwright/test'

export type Color = readonly [red: number, green: number, blue: number]

/** A text node that overlaps an image. Its lines are in page coordinates. */
export type Text = {
  content: string
  color: Color
  opacity: number
  /** The contrast that WCAG 1.4.3 requires: 3 for large text, otherwise 4.5. */
  minRatio: number
  lines: { left: number; top: number; right: number; bottom: number }[]
}

/**
 * Finds the visible text that overlaps an image or drawing, in the page and its frames. Inert and disabled elements are
 * skipped.
 */
export async function textsOverImages(page: Page): Promise<Text[]> {
  const texts = await Promise.all(page.frames().map(async (frame) => readFrame(frame, await originOf(frame))))
  return texts.flat()
}

async function originOf(frame: Frame) {
  if (!frame.parentFrame()) return { x: 0, y: 0 }
  const element = await frame.frameElement()
  return element.evaluate((node) => {
    const box = (node as Element).getBoundingClientRect()
    return { x: box.x + window.scrollX, y: box.y + window.scrollY }
  })
}

function readFrame(frame: Frame, origin: { x: number; y: number }) {
  return frame.evaluate(({ x, y }): Text[] => {
    const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    const images = all
      .filter(
        (element) =>
          element.matches('img, canvas, video, svg') || getComputedStyle(element).backgroundImage !== 'none',
      )
      .map((element) => element.getBoundingClientRect())
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

    return all.flatMap((element) => {
      if (element.closest('[inert], :disabled, [aria-disabled=true], script, style, title')) return []
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isVisible ? [...element.childNodes].flatMap((node) => textOf(element, node)) : []
    })

    function textOf(element: Element, node: Node): Text[] {
      const content = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : undefined
      if (!content) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      // Visually hidden text for screen readers has a box of 1 px, so `overlap` skips it.
      const box = element.getBoundingClientRect()
      const lines = [...range.getClientRects()].filter(
        (line) => overlap(line, box) && images.some((image) => overlap(line, image)),
      )
      if (!lines.length) return []
      const { fontSize, fontWeight, fill, color } = getComputedStyle(element)
      const isDrawn = element instanceof SVGGraphicsElement
      const px = Number.parseFloat(fontSize) * (isDrawn ? (element.getScreenCTM()?.a ?? 1) : 1)
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
      const [red, green, blue, alpha] = channelsOf(isDrawn ? fill : color)
      return [
        {
          content: content.slice(0, 60),
          color: [red, green, blue],
          opacity: alpha * opacityOf(element),
          minRatio: isLarge ? 3 : 4.5,
          lines: lines.map(({ left, top, right, bottom }) => ({
            left: left + window.scrollX + x,
            top: top + window.scrollY + y,
            right: right + window.scrollX + x,
            bottom: bottom + window.scrollY + y,
          })),
        },
      ]
    }

    function overlap(line: DOMRect, image: DOMRect) {
      const width = Math.min(line.right, image.right) - Math.max(line.left, image.left)
      const height = Math.min(line.bottom, image.bottom) - Math.max(line.top, image.top)
      return width > 1 && height > 1
    }

    function channelsOf(color: string): [number, number, number, number] {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }

    function opacityOf(element: Element | null): number {
      if (!element) return 1
      return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
    }
  }, origin)
}
