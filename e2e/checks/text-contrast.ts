import { expect, type Frame, type Page } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import { type Color, contrastRatio } from './contrast-ratio.ts'

type Line = { left: number; top: number; right: number; bottom: number }

/** Text that overlaps an image or a drawing. The lines are in page coordinates. */
type Text = {
  content: string
  color: Color
  opacity: number
  /** The contrast that WCAG 1.4.3 requires: 3 for large text, otherwise 4.5. */
  minRatio: number
  lines: Line[]
}

/**
 * Measures the contrast of text over images, which axe can't do. The page must not move during the measurement.
 * `measured` is the number of measured texts, and `faint` lists those with less contrast than WCAG 1.4.3 requires.
 */
export async function contrastOverImages(page: Page) {
  await loadEverything(page)
  const texts = (await Promise.all(page.frames().map(textsOverImages))).flat()
  if (texts.length === 0) return { measured: 0, faint: [] }
  const tops = texts.flatMap(({ lines }) => lines.map(({ top }) => top))
  const bottoms = texts.flatMap(({ lines }) => lines.map(({ bottom }) => bottom))
  const top = Math.floor(Math.max(0, Math.min(...tops)))
  const area = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: Math.max(...bottoms) - top }
  // The two screenshots differ only where glyphs are visible, so covered text isn't measured.
  const marked = await screenshot(page, area, 'magenta')
  const ground = await screenshot(page, area, 'transparent')
  const measures = texts.flatMap((text) => {
    const ratios = text.lines.flatMap((line) =>
      pixelsIn(line, ground)
        .filter((at) => magentaIn(marked.colorAt(at)) - magentaIn(ground.colorAt(at)) >= 64)
        .map((at) => {
          const behind = ground.colorAt(at)
          return contrastRatio(mixed(text.color, behind, text.opacity), behind)
        }),
    )
    return ratios.length > 0 ? [{ ...text, ratio: ratios.reduce((a, b) => Math.min(a, b)) }] : []
  })
  const faint = measures
    .filter(({ ratio, minRatio }) => ratio < minRatio)
    .map(({ ratio, minRatio, content }) => `${ratio.toFixed(2)} instead of ${minRatio}: ${content}`)
  return { measured: measures.length, faint }
}

async function loadEverything(page: Page) {
  for (const viewer of await page.locator('[data-spin]').all()) {
    await viewer.scrollIntoViewIfNeeded()
    await expect(viewer.locator('iframe')).not.toHaveAttribute('inert')
  }
  const areLoaded = () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete)
  }
  await expect.poll(() => page.evaluate(areLoaded)).toBe(true)
  // React hides the promo bar only after the scroll event.
  await expect(page.getByRole('complementary', { name: 'Offer', exact: true })).toBeHidden()
}

/** Finds the visible text that overlaps an image or drawing. Inert and disabled elements are skipped. */
async function textsOverImages(frame: Frame): Promise<Text[]> {
  const element = frame.parentFrame() ? await frame.frameElement() : undefined
  const { x = 0, y = 0 } = (await element?.boundingBox()) ?? {}
  return frame.evaluate(
    ([left, top]) => {
      const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
      const isImage = (element: Element) =>
        element.matches('img, canvas, video, svg') || getComputedStyle(element).backgroundImage !== 'none'
      const images = all.filter(isImage).map((element) => element.getBoundingClientRect())
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const skipped = '[inert], :disabled, [aria-disabled=true], script, style, title'
      return all
        .filter((element) => !element.closest(skipped))
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .flatMap((element) => [...element.childNodes].flatMap((node) => textOf(element, node)))

      function textOf(element: Element, node: Node): Text[] {
        const content = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : undefined
        if (!content) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        // Visually hidden text for screen readers has a box of 1 px, so `overlap` skips it.
        const box = element.getBoundingClientRect()
        const lines = [...range.getClientRects()]
          .filter((line) => overlap(line, box) && images.some((image) => overlap(line, image)))
          .map(({ x, y, width, height }) => new DOMRect(x + scrollX + left, y + scrollY + top, width, height))
          .map((line): Line => line.toJSON())
        if (!lines.length) return []
        const { fontSize, fontWeight, fill, color } = getComputedStyle(element)
        const isDrawn = element instanceof SVGGraphicsElement
        const px = Number.parseFloat(fontSize) * (isDrawn ? (element.getScreenCTM()?.a ?? 1) : 1)
        const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
        const [red, green, blue, alpha] = channelsOf(isDrawn ? fill : color)
        const opacity = (alpha / 255) * opacityOf(element)
        return [{ content, color: [red, green, blue], opacity, minRatio: isLarge ? 3 : 4.5, lines }]
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
        return [red, green, blue, alpha]
      }

      function opacityOf(element: Element | null): number {
        if (!element) return 1
        return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
      }
    },
    [x, y] as const,
  )
}

type Clip = { x: number; y: number; width: number; height: number }
type Screenshot = Awaited<ReturnType<typeof screenshot>>

async function screenshot(page: Page, clip: Clip, color: string) {
  const style = `* { transition: none !important; -webkit-text-fill-color: ${color} !important }
    text, tspan { fill: ${color} !important }`
  const png = await page.screenshot({ fullPage: true, clip, style })
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const colorAt = ([x, y]: readonly [number, number]): Color => {
    const at = ((y - clip.y) * info.width + x) * info.channels
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
  return { width: info.width, bottom: clip.y + info.height, colorAt }
}

function pixelsIn({ left, top, right, bottom }: Line, { width, bottom: end }: Screenshot) {
  const pixels: (readonly [number, number])[] = []
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(end, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) pixels.push([x, y])
  return pixels
}

const magentaIn = ([red, green, blue]: Color) => Math.min(red, blue) - green

function mixed(color: Color, ground: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) => color[index] * share + ground[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}
