/**
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {{ page: import('@playwright/test').Page, press: (control: Locator) => Promise<void>, isPhone: boolean }} Visitor
 * @typedef {object} ScriptedVisit
 * @property {string} path
 * @property {Record<string, (visitor: Visitor) => Promise<void>>} steps
 */

/** @type {ScriptedVisit[]} */
export const scriptedVisits = [
  {
    path: '/pricing',
    steps: {
      async menu({ page, press, isPhone }) {
        if (!isPhone) return
        await press(page.getByRole('button', { name: 'Open menu' }))
        await press(page.getByRole('button', { name: 'Close menu' }))
      },
      async FAQ({ page, press }) {
        const questions = page.locator('[aria-labelledby=faq-heading] :is(h3 button, summary)')
        await press(questions.nth(0))
        await press(questions.nth(1))
      },
      async 'plan chosen'({ page, press }) {
        await press(page.getByRole('button', { name: 'Choose Performance 60' }))
        await page.getByRole('dialog').waitFor()
      },
      async 'step 1 of the dialog'({ page, press }) {
        await page.getByLabel('Dealership Name*').pressSequentially('Harborline Motors')
        await page.getByLabel('Primary Contact Name*').pressSequentially('Ada Diaz')
        await page.getByLabel('Phone Number*').pressSequentially('4015550199')
        await page.getByLabel('Email Address*').pressSequentially('ada@dealer.example')
        await press(page.getByRole('button', { name: 'Next' }))
        await page.getByLabel('Discount Code').waitFor()
      },
      async 'step 2 of the dialog'({ page }) {
        await page.getByLabel('Discount Code').pressSequentially('SPRING')
      },
      async calendar({ page, press }) {
        await press(page.getByRole('button', { name: 'Choose a start date' }))
        await press(page.locator('[role=gridcell] button:not([disabled])').first())
      },
    },
  },
  {
    path: '/why-lotspin',
    steps: {
      async slider({ page }) {
        const slider = page.getByRole('slider').first()
        await slider.focus()
        for (const key of ['ArrowRight', 'ArrowRight', 'Home', 'End']) await slider.press(key)
      },
    },
  },
  {
    path: '/virtual-backgrounds',
    steps: {
      async gallery({ page, press }) {
        await press(page.getByRole('button', { name: /^Preview:/ }).first())
        const dialog = page.getByRole('dialog')
        await press(dialog.getByRole('button', { name: /next/i }))
        await press(dialog.getByRole('button', { name: 'Close' }))
      },
    },
  },
]
