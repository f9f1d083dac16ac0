import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Color = readonly [number, number, number]

/**
 * Measures what axe leaves undecided: text over an image, a drawing or another element.
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
    const element = scope.locator(target.at(-1) ?? '').first()
    // A second time, because an image may turn while it is measured.
    const fault = (await faultOf(element)) && (await faultOf(element))
    if (fault) faults.push(fault)
  }
  return faults
}

async function faultOf(element: Locator) {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const text = await element.evaluate(readText)
  // Its glyphs are where only one is magenta, so neither an empty line end nor what covers the text counts.
  const ratio = lowestRatio(await imageOf(element, 'magenta'), await imageOf(element, 'transparent'), text)
  return ratio < text.least ? `${ratio.toFixed(2)} instead of ${text.least}: ${text.content}` : undefined
}

const properties = ['color', 'fill', 'transition']

async function imageOf(element: Locator, color: string) {
  // One by one: the site's Content Security Policy doesn't let a style attribute be set.
  await element.evaluate(
    (node, [names, paint]) => {
      const { style } = node as HTMLElement
      for (const name of names) style.setProperty(name, name === 'transition' ? 'none' : paint, 'important')
    },
    [properties, color] as const,
  )
  const image = await element.screenshot()
  await element.evaluate((node, names) => {
    for (const name of names) (node as HTMLElement).style.removeProperty(name)
  }, properties)
  return sharp(image).removeAlpha().raw().toBuffer()
}

/** Runs in the page. */
function readText(element: Element) {
  const style = getComputedStyle(element)
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = element instanceof SVGElement ? style.fill : style.color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  let opacity = alpha / 255
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity)
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  const px = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
  const isLarge = px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700)
  const color: Color = [red, green, blue]
  return { color, opacity, least: isLarge ? 3 : 4.5, content: element.textContent?.trim().slice(0, 60) }
}

function lowestRatio(marked: Buffer, ground: Buffer, text: { color: Color; opacity: number }) {
  let lowest = 21
  for (let at = 0; at < ground.length; at += 3) {
    const here = colorAt(ground, at)
    if (magentaIn(colorAt(marked, at)) - magentaIn(here) < 32) continue
    lowest = Math.min(lowest, ratioOf(mixed(text.color, here, text.opacity), here))
  }
  return lowest
}

function magentaIn([red, green, blue]: Color) {
  return Math.min(red, blue) - green
}

function colorAt(pixels: Buffer, at: number): Color {
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}

function mixed(color: Color, ground: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) => color[index] * share + ground[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}

/** WCAG 2: contrast ratio. */
function ratioOf(one: Color, other: Color) {
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
