import { expect, test } from '@playwright/test'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { problemsByWidth } from '../checks/overflow.ts'
import { visit } from '../hydrated.ts'

const lines = ['Carousel Auto', 'Media West']

test('a brand name of 24 characters fits in the header and footer', async ({ page }) => {
  await visit(page, '/contact')
  await page.evaluate(
    ({ from, lines }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        texts.currentNode.textContent = texts.currentNode.textContent?.replaceAll(from, lines.join(' ')) ?? ''
      // The logo breaks a name of this length into two lines, and a data attribute makes the text smaller.
      for (const name of document.querySelectorAll<HTMLElement>('a[href="/"] *')) {
        if (name.innerHTML !== lines.join(' ')) continue
        name.textContent = lines.join('\n')
        for (const key of Object.keys(name.dataset)) name.dataset[key] = 'true'
      }
    },
    { from: brand.name, lines },
  )
  expect(await problemsByWidth(page)).toEqual([])
  for (const width of [768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const link = page.getByRole('banner').getByRole('link', { name: `Why ${lines.join(' ')}` })
    expect((await link.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(45)
  }
})
