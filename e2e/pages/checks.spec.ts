import { expect, test } from '@playwright/test'
import { smallTargets } from '../small-targets.ts'

test('small targets are found where they are close to others and not within a sentence', async ({ page }) => {
  const button = (left: number, top: number, name: string) =>
    `<button style="position: absolute; left: ${left}px; top: ${top}px; width: 16px; height: 16px; padding: 0">${name}</button>`
  await page.setContent(`
    <p>Read <a href="#terms">our terms</a> and <a href="#privacy">the other ones</a>.</p>
    ${button(20, 100, 'a')}${button(40, 100, 'b')}${button(20, 200, 'alone')}`)
  const found = await smallTargets(page)
  expect(found.map((target) => />(\w+)</.exec(target)?.[1])).toEqual(['a', 'b'])
})
