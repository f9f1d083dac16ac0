import { expect, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { smallTargets } from '../checks/small-targets.ts'
import { contrastOverImages } from '../checks/text-contrast.ts'

test('axe looks at a page and at what it frames', async ({ page }) => {
  const withoutName = (id: string) => `<main><h1>Title</h1><button id="${id}"></button></main>`
  const html = (body: string) =>
    `<!doctype html><html lang="en"><title>A page</title><body>${body}</body></html>`
  await page.route('**/framed', (route) =>
    route.fulfill({ contentType: 'text/html', body: html(withoutName('inside')) }),
  )
  await page.route('**/framing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html(`${withoutName('outside')}<iframe src="/framed" title="A frame"></iframe>`),
    }),
  )
  await page.goto('/framing')
  const found = (await axeViolations(page)).filter((violation) => violation.startsWith('button-name'))
  expect(found).toEqual([expect.stringMatching(/outside.*inside/)])
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
