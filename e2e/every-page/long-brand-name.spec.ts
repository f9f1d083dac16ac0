import { expect, type Page, test } from '@playwright/test'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { problemsByWidth } from '../checks/overflow.ts'
import { hydrated } from '../hydrated.ts'

const lines = ['Carousel Auto', 'Media West']

test('a brand name of 24 characters fits in the header and footer', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await rename(page)
  expect(await problemsByWidth(page)).toEqual([])
  for (const width of [320, 480, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await hiddenNames(page), `at ${width} px`).toEqual([])
    const link = page.getByRole('banner').getByRole('link', { name: `Why ${lines.join(' ')}` })
    if (width >= 768) expect((await link.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(45)
  }
})

/**
 * Replaces the brand's name in the page's text. In the logo, the new name gets two lines, as a real name of this length
 * would.
 */
async function rename(page: Page) {
  await page.evaluate(
    ({ from, lines }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        text.textContent = text.textContent?.replaceAll(from, lines.join(' ')) ?? ''
      }
      for (const name of document.querySelectorAll<HTMLElement>('a[href="/"] *')) {
        if (name.innerHTML !== lines.join(' ')) continue
        name.textContent = lines.join('\n')
        // The logo's only data attribute tells whether the name is long.
        for (const key of Object.keys(name.dataset)) name.dataset[key] = 'true'
      }
    },
    { from: brand.name, lines },
  )
}

function hiddenNames(page: Page) {
  return page.evaluate(
    (text) =>
      [...document.querySelectorAll('a[href="/"] *')]
        .filter((name) => name.innerHTML === text && name.checkVisibility())
        .filter((name) => {
          const box = name.parentElement?.getBoundingClientRect()
          return name.getBoundingClientRect().bottom > (box?.bottom ?? 0)
        })
        .map((name) => name.textContent),
    lines.join('\n'),
  )
}
