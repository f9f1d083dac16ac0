import { expect, test } from '@playwright/test'
import { contrastOverImages } from '../checks/text-contrast.ts'

test('faint text over an image is found; text on its dark part, on a chip, covered or without an image isn’t', async ({
  page,
}) => {
  const halfDark = 'background: linear-gradient(90deg, #000 50%, #fff 50%); position: relative'
  await page.setContent(`
    <p style="${halfDark}; color: #fff">${'Across. '.repeat(80)}</p>
    <p style="${halfDark}; color: #fff">On the dark part</p>
    <p style="${halfDark}; color: #ccc"><span style="background: #111">On a chip</span></p>
    <p style="${halfDark}; color: #fff">Covered<span style="position: absolute; inset: 0; background: #fff"></span></p>
    <p style="color: #eee">Without an image</p>
    <p style="color: #fff8; background: linear-gradient(#777, #777)">Half transparent</p>
    <p style="font-size: 24px; color: #fff; background: linear-gradient(#888, #888)">Large</p>
    <div><svg style="background: #000"><text y="40" style="fill: #222">Drawn</text></svg></div>
    <iframe srcdoc="<p style='background: linear-gradient(#ccc, #ccc); color: #fff'>Framed</p>"></iframe>
    <div style="height: 2000px"></div>
    <p style="background: linear-gradient(#eee, #eee); color: #fff">Below</p>`)
  await expect(page.frameLocator('iframe').getByText('Framed')).toBeVisible()
  const { measured, faint } = await contrastOverImages(page)
  expect(measured).toBe(8)
  expect(faint.map((text) => text.replace(/.*: /, ''))).toEqual([
    expect.stringMatching(/^Across/),
    'Half transparent',
    'Drawn',
    'Framed',
    'Below',
  ])
})
