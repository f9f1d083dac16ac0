import { expect, type Page } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import { contrastRatio } from './contrast-ratio.ts'
import { type Color, type Text, textsOverImages } from './text-over-images.ts'

type Image = { pixels: Uint8Array; width: number; height: number; channels: number }

type Strip = { top: number; bottom: number; texts: Text[] }

/** Texts that are vertically closer together than this share a screenshot. */
const joinedPx = 600

/**
 * Measures the contrast of text over images, which axe can't do. The page must not move meanwhile. `measured` is the
 * number of measured texts, and `faint` lists those with less contrast than WCAG 1.4.3 requires.
 */
export async function contrastOverImages(page: Page) {
  await loadEverything(page)
  const faint: string[] = []
  let measured = 0
  for (const strip of stripsOf(await textsOverImages(page))) {
    // The two screenshots differ only where glyphs are visible, so covered text isn't measured.
    const marked = await screenshot(page, strip, 'magenta')
    const ground = await screenshot(page, strip, 'transparent')
    for (const text of strip.texts) {
      const ratio = lowestRatio(text, strip.top, marked, ground)
      if (ratio === undefined) continue
      measured++
      if (ratio < text.minRatio) {
        faint.push(`${ratio.toFixed(2)} instead of ${text.minRatio}: ${text.content}`)
      }
    }
  }
  return { measured, faint }
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

function stripsOf(texts: Text[]) {
  const strips: Strip[] = []
  const spans = texts.map((text) => ({
    text,
    top: Math.floor(Math.min(...text.lines.map((line) => line.top))),
    bottom: Math.ceil(Math.max(...text.lines.map((line) => line.bottom))),
  }))
  for (const { text, top, bottom } of spans.sort((a, b) => a.top - b.top)) {
    const last = strips.at(-1)
    if (last && top - last.bottom < joinedPx) {
      last.texts.push(text)
      last.bottom = Math.max(last.bottom, bottom)
    } else strips.push({ top, bottom, texts: [text] })
  }
  return strips
}

async function screenshot(page: Page, { top, bottom }: Strip, color: string): Promise<Image> {
  const width = page.viewportSize()?.width ?? 0
  await paintTexts(page, color)
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: Math.max(0, top), width, height: bottom - Math.max(0, top) },
  })
  await paintTexts(page, undefined)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

async function paintTexts(page: Page, color: string | undefined) {
  for (const frame of page.frames()) {
    await frame.evaluate((paint) => {
      const scope = globalThis as { texts?: CSSStyleSheet }
      scope.texts ??= new CSSStyleSheet()
      const sheet = scope.texts
      if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
      sheet.replaceSync(
        paint
          ? `* { transition: none !important; -webkit-text-fill-color: ${paint} !important }
             text, tspan { fill: ${paint} !important }`
          : '',
      )
    }, color)
  }
}

function lowestRatio({ lines, color, opacity }: Text, stripTop: number, marked: Image, ground: Image) {
  let lowest: number | undefined
  for (const { left, top, right, bottom } of lines) {
    for (
      let y = Math.max(0, Math.floor(top - stripTop));
      y < Math.min(ground.height, bottom - stripTop);
      y++
    ) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(ground.width, right); x++) {
        const behind = colorAt(ground, x, y)
        if (magentaIn(colorAt(marked, x, y)) - magentaIn(behind) < 64) continue
        lowest = Math.min(lowest ?? 21, contrastRatio(mixed(color, behind, opacity), behind))
      }
    }
  }
  return lowest
}

const magentaIn = ([red, green, blue]: Color) => Math.min(red, blue) - green

function colorAt({ pixels, width, channels }: Image, x: number, y: number): Color {
  const at = (y * width + x) * channels
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}

function mixed(color: Color, ground: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) => color[index] * share + ground[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}
