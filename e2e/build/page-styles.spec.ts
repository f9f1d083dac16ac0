import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { openPlanDialog } from '../forms/plan-dialog.ts'
import { translate } from '../forms/translated-page.ts'
import { openStatic, visit } from '../hydrated.ts'
import { beIdle, failAfterHydration, watchRequests } from '../late-requests.ts'
import { removeNewerApis } from '../older-browser.ts'
import { pages, unknownPage } from '../routes.ts'

// Each page inlines the CSS it uses, and loads the whole stylesheet after its content.

const widths = [390, 768, 1440]
// During hydration, the feed clock on this page changes to the current day, so only the page's links and form controls
// at 390 px are compared.
const showsToday = paths.guarantee

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...pages, unknownPage]) {
  test(`${path} looks the same with its inlined CSS, with all CSS and after hydration, and doesn’t crash when requests fail or the page is translated`, async ({
    page,
  }) => {
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    await removeNewerApis(page)
    await beIdle(page)
    await noteLayoutShift(page)
    const settled = watchRequests(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    const letFontsThrough = await holdFonts(page)
    const hydrate = await openStatic(page, path)
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('body link')?.sheet)
    expect(await layoutShift(page), 'layout shift on a desktop').toBe(0)
    letFontsThrough()
    await page.evaluate(() => document.fonts.ready)
    // RULINGS section 10 allows this much for fonts that arrive late.
    expect(await layoutShift(page), 'layout shift with late fonts').toBeLessThanOrEqual(0.05)
    await noteElements(page)
    await setDisabled(page, 'whole', true)
    const withOwn = await looksByWidth(page)
    await setDisabled(page, 'whole', false)
    const withAll = await looksByWidth(page)
    expect(differences(withOwn, withAll)).toEqual([])

    await failAfterHydration(page)
    await hydrate()
    // If hydration replaced a control, a press that started before hydration would be lost.
    expect(await removedControls(page)).toEqual([])
    const isStill = ([name]: [string, string]) =>
      path !== showsToday || / (A|BUTTON|INPUT|SELECT) at 390 px/.test(name)
    const after = Object.fromEntries(Object.entries(await looksByWidth(page)).filter(isStill))
    expect(differences(after, withAll)).toEqual([])

    await settled()
    await translate(page)
    // The 404 page is skipped, because its buttons lead to other pages.
    if (path !== unknownPage) await fillInEverything(page)
    await settled()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
    expect(crashes).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

async function holdFonts(page: Page) {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/fonts\//, async (route) => {
    await open
    await route.continue().catch(() => {})
  })
  return letThrough
}

async function fillInEverything(page: Page) {
  await page.evaluate(async () => {
    const values: Record<string, string[]> = {
      range: ['5', '1000'],
      date: ['2031-05-06', ''],
      time: ['23:15', ''],
    }
    const controls = document.querySelectorAll<HTMLInputElement>('main :is(button, input, select, textarea)')
    for (const control of controls) {
      if (control.matches('button, [type=checkbox], [type=radio]')) control.click()
      else if (!control.matches('[type=file]'))
        for (const value of values[control.type] ?? [...optionsOf(control), '7', 'no number']) {
          // React overrides the control's value setter and ignores changes made with it. Use the prototype's setter.
          Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
          control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }))
          await new Promise(requestAnimationFrame)
        }
    }

    function optionsOf(control: Element) {
      return [...control.querySelectorAll('option')].map((option) => option.value)
    }
  })
  await page.keyboard.press('Escape')
}

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the open menu': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/contact')
    await page.getByRole('button', { name: 'Open menu' }).click()
  },
  'an open FAQ question behind the plan dialog': async (page) => {
    await visit(page, '/pricing')
    await page.getByRole('button', { name: 'How fast do photos get online?' }).click()
    await expect(page.getByRole('region', { name: 'How fast do photos get online?' })).toBeVisible()
    await openPlanDialog(page)
  },
}

for (const [name, openState] of Object.entries(states)) {
  test(`${name} looks the same without the page’s inlined CSS`, async ({ page }) => {
    await openState(page)
    await noteElements(page)
    // Retry, because React may still be rendering parts whose code has just loaded.
    await expect(async () => {
      await setDisabled(page, 'own', false)
      const withBoth = await looks(page)
      await setDisabled(page, 'own', true)
      expect(differences(await looks(page), withBoth)).toEqual([])
    }).toPass({ timeout: 20_000 })
  })
}

test('the first paint doesn’t wait for the full stylesheet, but hydration does', async ({ page }) => {
  const sendStylesheet = await openStatic(page, '/contact', /\.css$/)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\.js$/.test(name)),
  )
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0)
  await sendStylesheet()
})

/** Elements that scripts add after this call aren't compared. */
async function noteElements(page: Page) {
  await page.evaluate(() => {
    window.noted = [...document.body.querySelectorAll('*')].map((element) => ({
      element,
      text: element.textContent,
      isControl:
        element.matches('main :is(a, button, input, select, textarea)') &&
        element.getClientRects().length > 0,
    }))
  })
}

async function setDisabled(page: Page, which: 'own' | 'whole', isDisabled: boolean) {
  const count = await page.evaluate(
    ([wanted, disabled]) => {
      const sheets = [...document.styleSheets].filter(({ cssRules, href }) => {
        const names = [...cssRules].map((rule) => rule instanceof CSSLayerBlockRule && rule.name)
        return names.includes('utilities') && (href ? 'whole' : 'own') === wanted
      })
      for (const sheet of sheets) sheet.disabled = disabled
      return sheets.length
    },
    [which, isDisabled] as const,
  )
  expect(count, `stylesheets with the ${which} rules`).toBe(1)
}

async function looksByWidth(page: Page) {
  const found: Awaited<ReturnType<typeof looks>> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, look] of Object.entries(await looks(page))) found[`${name} at ${width} px`] = look
  }
  return found
}

function removedControls(page: Page) {
  return page.evaluate(() =>
    window.noted
      .filter(({ element, isControl }) => isControl && !element.isConnected)
      .map(({ element }) => element.outerHTML.slice(0, 80)),
  )
}

function differences(looks: Record<string, string>, expected: Record<string, string>) {
  return Object.entries(looks)
    .filter(([name, look]) => look !== expected[name])
    .map(([name, look]) => `${name}: ${look} instead of ${expected[name]}`)
    .slice(0, 10)
}

function looks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      window.noted.flatMap(({ element, text }, index) => {
        const isReworded = element.childElementCount === 0 && element.textContent !== text
        if (!element.isConnected || isReworded) return []
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, opacity, zIndex } = getComputedStyle(element)
        const box = [x + scrollX, y + scrollY, width, height].map(Math.round)
        const look = [...box, color, backgroundColor, fontSize, opacity, zIndex].join(' ')
        return [[`${index} ${element.tagName}`, look]]
      }),
    ),
  )
}

declare global {
  interface Window {
    noted: Array<{ element: Element; text: string | null; isControl: boolean }>
  }
}
