import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Color = readonly [number, number, number]
type Rect = { left: number; top: number; width: number; height: number }

/**
 * Measures what axe leaves undecided: text over an image. Its pixels are those of a screenshot without the text.
 * @param targets selectors as axe gives them: frames, then the element
 * @returns texts with less contrast than 4.5, or 3 where they are large
 */
export async function lowContrast(page: Page, targets: readonly (readonly string[])[]) {
  const faults: string[] = []
  for (const target of targets) {
    const frames = target.slice(0, -1)
    const scope = frames.reduce<Pick<Page, 'frameLocator' | 'locator'>>(
      (at, frame) => at.frameLocator(frame),
      page,
    )
    const fault = await faultOf(scope.locator(target.at(-1) ?? '').first())
    if (fault) faults.push(fault)
  }
  return faults
}

async function faultOf(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const text = await element.evaluate(readText)
  if (text.rects.length === 0) return undefined
  await element.evaluate((node) =>
    (node as HTMLElement).style.setProperty('color', 'transparent', 'important'),
  )
  const image = await element.screenshot({ animations: 'disabled' })
  await element.evaluate((node) => (node as HTMLElement).style.removeProperty('color'))
  const ratio = await lowestRatio(image, text)
  return ratio < text.least ? `${ratio.toFixed(2)} instead of ${text.least}: ${text.content}` : undefined
}

/** Runs in the page. */
function readText(element: Element) {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const range = document.createRange()
  const rects: Rect[] = []
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
    range.selectNodeContents(node)
    for (const { left, top, width, height } of range.getClientRects()) {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isCovered = hit && !hit.contains(element) && !element.contains(hit)
      if (!isCovered) rects.push({ left: left - box.left, top: top - box.top, width, height })
    }
  }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = style.color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  let opacity = alpha / 255
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity)
  const px = Number.parseFloat(style.fontSize)
  const isLarge = px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700)
  return {
    rects,
    color: [red, green, blue] as Color,
    opacity,
    least: isLarge ? 3 : 4.5,
    width: box.width,
    content: element.textContent?.trim().slice(0, 60),
  }
}

async function lowestRatio(
  image: Buffer,
  { rects, color, opacity, width }: Awaited<ReturnType<typeof readText>>,
) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / Math.ceil(width)
  let lowest = 21
  for (const rect of rects) {
    const [left, top] = [
      Math.max(0, Math.floor(rect.left * scale)),
      Math.max(0, Math.floor(rect.top * scale)),
    ]
    const right = Math.min(info.width, left + Math.floor(rect.width * scale))
    const bottom = Math.min(info.height, top + Math.floor(rect.height * scale))
    for (let y = top; y < bottom; y += 2) {
      for (let x = left; x < right; x += 2) {
        const at = (y * info.width + x) * 3
        const ground: Color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        lowest = Math.min(lowest, ratioOf(mixed(color, ground, opacity), ground))
      }
    }
  }
  return lowest
}

function mixed(color: Color, ground: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) => color[index] * share + ground[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}

/** WCAG 2: contrast ratio. */
export function ratioOf(one: Color, other: Color) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Color) {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
