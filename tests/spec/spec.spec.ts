// These tests check the built site against SPEC, in SPEC's order. Titles and steps in quotation marks are the owner's
// words; docs/spec.md states them more briefly. A redesign may change anything that these tests don't mention. Tests in
// tests/pages and tests/features check what SPEC says about the service pages and about the forms and their emails.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { answerForms } from '../../e2e/forms/answer-forms.ts'
import { fillContactForm } from '../../e2e/forms/contact-form.ts'
import { goToPlanStep, openPlanDialog } from '../../e2e/forms/plan-dialog.ts'
import { hydrated, visit } from '../../e2e/hydrated.ts'
import { fingersOn } from '../../e2e/touch.ts'
import { paths } from '../../src/lib/paths.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'

const widths = [390, 768, 1440]

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

function expectLink(scope: Page | Locator, name: string | RegExp, href: string | RegExp) {
  return expect(scope.getByRole('link', { name }).first()).toHaveAttribute('href', href)
}

function columnsOf(items: Locator) {
  return items.evaluateAll(
    (all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))).size,
  )
}

function scrollTo(page: Page, y: number) {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  }, y)
}

test('2. Shared layout: the header, promo bar and footer are as specified', async ({ page }) => {
  await visit(page, '/services')
  const header = page.getByRole('banner')
  await test.step('“Footer: contact details, hours, a W9 form to download, a link to the guarantee terms.”', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: brand.phone.display })).toBeVisible()
    await expect(footer).toContainText(brand.addressLines[0])
    await expect(footer).toContainText(brand.hours)
    await expectLink(footer, /W-9/, /\.pdf$/)
    await expectLink(footer, /guarantee/i, '/turnaround-guarantee')
  })
  await test.step('“Scrolled past 20 px, the header has a shadow and is more compact.”', async () => {
    await scrollTo(page, 20)
    await expect(header).toHaveCSS('box-shadow', 'none')
    const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom)
    const regular = await bottom()
    await scrollTo(page, 21)
    await expect(header).not.toHaveCSS('box-shadow', 'none')
    await expect.poll(bottom).toBeLessThan(regular)
  })
  await test.step('“Promo bar: appears once the visitor has scrolled past 300 px … Dismissed, it stays hidden.”', async () => {
    const text = page.getByText("Ready to boost your dealership's engagement?")
    await scrollTo(page, 300)
    await expect(text).not.toBeVisible()
    await scrollTo(page, 301)
    await expect(text).toBeVisible()
    await expect(page.getByText('Get started with our next feed guarantee!')).toBeVisible()
    await page.getByRole('button', { name: /dismiss/i }).click()
    await page.reload()
    await hydrated(page)
    await scrollTo(page, 900)
    await expect(text).not.toBeVisible()
  })
  await test.step('“Fixed header: logo that links home, six navigation links and a Schedule Demo button.”', async () => {
    for (const name of ['Home', `Why ${brand.name}`, 'Services', 'Pricing', 'Careers', 'Contact'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    await expectLink(header, 'Schedule Demo', /^\/contact/)
    await scrollTo(page, 1500)
    await expect(header).toBeInViewport()
    await header.getByRole('link', { name: new RegExp(`^${brand.name}`) }).click()
    await expect(page).toHaveURL('/')
  })
})

test('2. Home: the carousel, features and guarantees are as specified', async ({ page }) => {
  await visit(page, '/')
  await test.step('“A carousel headed ‘Trusted by Leading Dealerships’ with 17 dealer brand logos”', async () => {
    await expect(region(page, 'Trusted by Leading Dealerships').getByRole('img')).toHaveCount(17)
  })
  await test.step('“Features grid with icons clock, sparkles, puzzle, smartphone, palette, bar-chart.”', async () => {
    const items = region(page, 'What you get').getByRole('listitem')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await columnsOf(items), `at ${width} px`).toBe(width < 480 ? 1 : width < 1024 ? 2 : 3)
    }
    await expect(items).toHaveCount(6)
    await expect(items.locator('svg')).toHaveCount(6)
  })
  await test.step('“Guarantees section (three guarantees) with a ‘Limited Time Offer’: 5 free 360° spins on sign-up.”', async () => {
    const section = region(page, 'Three guarantees, in writing')
    await expect(section.getByRole('heading', { level: 3 })).toContainText([
      'By your next feed update',
      'More engagement in 30 days',
      'Month to month',
    ])
    await expect(section.getByText('Limited Time Offer')).toBeVisible()
    await expect(section.getByText('5 free 360° spins')).toBeVisible()
  })
})

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 900 } })

  test('2. Why page and AI enhancement: “Before/after drag slider, starting at 50%, clamped 0 to 100, working with mouse and touch.”', async ({
    page,
  }) => {
    for (const path of [paths.why, paths.enhancement]) {
      await visit(page, path)
      const slider = page.getByRole('slider', { name: /^Compare/ }).first()
      const picture = page
        .getByRole('group', { name: /^Compare/ })
        .first()
        .getByRole('img')
        .first()
      await picture.scrollIntoViewIfNeeded()
      await expect(slider).toHaveValue('50')
      const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const at = (share: number) => box.x + box.width * share
      const y = box.y + box.height / 3

      // Swipes also work away from the handle.
      const { swipe } = await fingersOn(page)
      await swipe([at(0.2), y], [box.width * 0.1, 4])
      await expect(slider).toHaveValue('30')
      const top = await page.evaluate(() => window.scrollY)
      await swipe([at(0.6), y], [4, -120])
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top)
      await expect(slider).toHaveValue('30')
      await scrollTo(page, top)
      await swipe([at(0.9), y], [box.width * 0.099, 2])
      await expect(slider).toHaveValue('100')

      await page.mouse.move(at(0.2), y)
      await page.mouse.down()
      await page.mouse.move(at(0.35), y, { steps: 8 })
      await expect(slider).toHaveValue('35')
      await page.mouse.move(box.x - 200, y, { steps: 4 })
      await expect(slider).toHaveValue('0')
      await page.mouse.up()
      await expect(picture).toHaveAttribute('draggable', 'false')
    }
  })
})

test('2. Services: “6 service cards … A 6-step process … Platform integration list of six entries”', async ({
  page,
}) => {
  await visit(page, '/services')
  for (const path of [
    '360-photography',
    'standard-photography',
    'vehicle-videography',
    'ai-enhancement',
    'custom-branding',
    'onsite-service',
  ])
    await expect(page.getByRole('main').locator(`a[href="/services/${path}"]`).first()).toBeVisible()
  for (const platform of ['Autotrader', 'Cars.com', 'CarGurus', 'Dealer.com', 'vAuto', 'Custom Solutions'])
    await expect(page.getByRole('main').getByText(platform, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('15-minute delivery*')).toBeVisible()
})

test('2. Pricing: “A ‘View Plans’ button … visible only until the user has scrolled more than 800 px.” The button covers no price and no other button at any width', async ({
  page,
}) => {
  await visit(page, '/pricing')
  const button = page.getByRole('button', { name: 'View Plans' })
  const tops = Array.from({ length: 17 }, (_, step) => step * 50)
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await scrollTo(page, 0)
    const covered = await coveredBy(button, tops)
    const faults = covered.filter((part) => !part.startsWith('text') || part.includes('$'))
    expect(faults, `at ${width} px`).toEqual([])
    await scrollTo(page, 801)
    await expect(button, `at ${width} px`).not.toBeVisible()
  }
  await scrollTo(page, 0)
  await button.click()
  await expect(page.getByRole('article').first()).toBeInViewport()
})

test('2. Pricing: the plans, add-ons, comparison and FAQ are as specified', async ({ page }) => {
  await visit(page, '/pricing')
  await test.step('“Three recommended plans: Advanced 40, Performance 60 (flagged ‘Most Popular’), Signature Plus 100.”', async () => {
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    for (const plan of ['Advanced 40', 'Performance 60', 'Signature Plus 100']) {
      const card = page.getByRole('article', { name: plan })
      await expect(card).toContainText('/per vehicle')
      await expect(card.getByRole('button', { name: `Choose ${plan}` })).toBeVisible()
      await expect(card.getByText('Most Popular')).toHaveCount(plan === 'Performance 60' ? 1 : 0)
    }
    await expectLink(page, 'View All Plans', '/all-plans')
  })
  await test.step('“Optional add-ons grid: a ‘Required’ badge, or ‘Required*’ when required only for some plans; price, period and note.”', async () => {
    await checkAddOns(page, 'Setup and add-ons')
    const section = region(page, 'Setup and add-ons')
    await expect(section.getByText('Required', { exact: true })).toHaveCount(1)
    await expect(section.getByText('Required*', { exact: true })).toHaveCount(1)
    for (const price of [
      '$499 one-time',
      '$189.99 monthly',
      '$2 per vehicle',
      '$199 per request',
      '$18 per unit',
    ])
      await expect(section.getByRole('listitem').filter({ hasText: price }).first()).toBeVisible()
  })
  await test.step('“Then a comparison table, a service-guarantees section and an FAQ accordion (10 questions, one open at a time, collapsible) with a Contact link”', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    const order = (await headings.allTextContents()).join(' | ')
    expect(order).toMatch(/side by side.*guarantees.*FAQ/)
    await expect(region(page, 'Comparison of all plans').getByRole('table')).toBeVisible()
    const faq = region(page, /FAQ/)
    const questions = faq.getByRole('button', { expanded: false })
    await expect(questions).toHaveCount(10)
    await expectLink(faq, 'Contact', /^\/contact/)
  })
})

test('2. All plans: the add-ons and plans are as specified', async ({ page }) => {
  await visit(page, '/all-plans')
  await test.step('“‘Available Add-ons’ section: cards with name, price as $X.XX/period”', async () => {
    await checkAddOns(page, 'Available Add-ons')
    const section = region(page, 'Available Add-ons')
    for (const price of [
      '$499.00/one-time',
      '$189.99/month',
      '$2.00/per vehicle',
      '$295.00/per design',
      '$199.00/per request',
      '$18.00/per unit',
    ])
      await expect(section.getByText(price).first()).toBeVisible()
    await expect(section.getByText('Required', { exact: true })).toHaveCount(2)
  })
  await test.step('“Title ‘Choose Your Perfect Plan’. ‘Core Plans’ as cards; any plan named Custom is hidden. Signature 80 is flagged popular.”', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Perfect Plan' })).toBeVisible()
    const plans = region(page, 'Core Plans')
    await expect(plans.getByRole('article')).toHaveCount(7)
    await expect(plans.getByRole('article', { name: 'Custom', exact: true })).toHaveCount(0)
    await expect(plans.getByText('Most Popular')).toHaveCount(1)
    await expect(plans.getByRole('article', { name: 'Signature 80' }).getByText('Most Popular')).toBeVisible()
  })
})

test('2. Plan-interest dialog: “dates earlier than now disabled” and 5. “in the future and within the next year (365 days)”', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-01T17:00:00Z')
  await page.goto('/pricing')
  await openPlanDialog(page)
  await goToPlanStep(page)
  await page.getByRole('button', { name: 'Choose a start date' }).click()
  const grid = page.getByRole('grid')
  const days = grid.getByRole('gridcell').getByRole('button')
  const disabled = () =>
    days.evaluateAll((all) =>
      all.flatMap((day) => (day.matches(':disabled, [aria-disabled=true]') ? [day.textContent] : [])),
    )
  await expect(grid).toHaveAccessibleName(/December 2026/)
  // Weekends and holidays such as December 25 are enabled too.
  expect(await disabled()).toEqual(['1'])
  for (let month = 0; month < 12; month += 1) await page.getByRole('button', { name: /next month/i }).click()
  await expect(grid).toHaveAccessibleName(/December 2027/)
  expect((await disabled())[0]).toBe('2')
})

test('2. Virtual backgrounds: “a grid of 20 named backgrounds (1 to 4 columns, responsive)”', async ({
  page,
}) => {
  await visit(page, '/virtual-backgrounds')
  const tiles = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Preview: / }) })
  for (const [width, columns] of [
    [390, 1],
    [479, 1],
    [480, 2],
    [767, 2],
    [768, 3],
    [1279, 3],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columnsOf(tiles), `at ${width} px`).toBe(columns)
  }
  await expect(tiles).toHaveCount(20)
  await expect(page.getByRole('link', { name: /^Download / })).toHaveCount(20)
})

test('2. Guarantee terms: “Lists 12 conditions of the next-feed guarantee”', async ({ page }) => {
  await page.goto('/turnaround-guarantee')
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items.filter({ has: page.getByRole('heading') })).toHaveCount(12)
})

test('8. A success toast covers no text and no control, and disappears after about 5 seconds', async ({
  page,
}) => {
  await answerForms(page)
  await visit(page, '/contact')
  await fillContactForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL('**/success')
  const text = "Message sent successfully! We'll be in touch soon."
  const toast = page.getByRole('listitem').filter({ hasText: text })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => coveredBy(toast, [0]), `at ${width} px`).toEqual([])
  }
  await expect(toast).toHaveCount(0)
})

/**
 * Lists the texts and controls that the element covers at these scroll positions, and the positions at which it isn't
 * fully visible.
 */
function coveredBy(element: Locator, tops: number[]) {
  return element.evaluate(async (cover, tops) => {
    const main = document.querySelector('main') as HTMLElement
    const parts: Node[] = [...main.querySelectorAll('button, a, input')]
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) parts.push(texts.currentNode)
    const range = document.createRange()
    const found: string[] = []
    for (const top of tops) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
      const over = cover.getBoundingClientRect()
      if (over.height === 0 || over.top < 0 || over.bottom > innerHeight) found.push(`out of sight at ${top}`)
      for (const part of parts) {
        range.selectNode(part)
        const isCovered = [...range.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top,
        )
        const kind = part instanceof Text ? 'text' : 'control'
        if (isCovered && !cover.contains(part)) found.push(`${kind} at ${top}: ${part.textContent}`)
      }
    }
    return found
  }, tops)
}

async function checkAddOns(page: Page, heading: string) {
  const cards = region(page, heading).getByRole('listitem')
  await expect(cards).toHaveCount(9)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // On phones, the optional add-ons are collapsed.
    const more = region(page, heading).getByRole('button', { name: /optional add-ons/, expanded: false })
    if (await more.isVisible()) await more.click()
    await expect(cards).toHaveCount(9)
    expect(await columnsOf(cards), `at ${width} px`).toBe(width < 480 ? 1 : width < 1024 ? 2 : 3)
  }
}
