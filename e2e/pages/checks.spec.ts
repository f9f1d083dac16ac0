import { expect, test } from '@playwright/test'
import { lowContrast } from '../contrast.ts'
import { smallTargets } from '../small-targets.ts'

const halfDark = 'background: linear-gradient(90deg, #000 50%, #fff 50%); font: 16px sans-serif'

test('faint text over an image is found, text on its dark part or on a chip isn’t', async ({ page }) => {
  await page.setContent(`
    <p id="faint" style="${halfDark}; color: #fff">${'White all the way across '.repeat(20)}</p>
    <p id="dark" style="${halfDark}; color: #fff">White</p>
    <p style="${halfDark}"><span id="chip" style="background: #111; color: #fff">White on a chip</span></p>
    <svg style="background: #000"><text id="drawn" y="40" style="color: #fff; fill: #222">Drawn</text></svg>`)
  const faults = await lowContrast(page, [['#faint'], ['#dark'], ['#chip'], ['#drawn']])
  expect(faults).toEqual([expect.stringMatching(/^1\.00 .*White all/), expect.stringMatching(/Drawn$/)])
})

test('small targets are found where they are close to others and not within a sentence', async ({ page }) => {
  const button = (left: number, top: number, name: string) =>
    `<button style="position: absolute; left: ${left}px; top: ${top}px; width: 16px; height: 16px; padding: 0">${name}</button>`
  await page.setContent(`
    <p>Read <a href="#terms">our terms</a> and <a href="#privacy">the other ones</a>.</p>
    ${button(20, 100, 'a')}${button(40, 100, 'b')}${button(20, 200, 'alone')}`)
  const found = await smallTargets(page)
  expect(found.map((target) => />(\w+)</.exec(target)?.[1])).toEqual(['a', 'b'])
})
