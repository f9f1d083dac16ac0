import { expect, test } from '@playwright/test'
import { formNotices } from '../../src/content/site/notices.ts'

test.use({ javaScriptEnabled: false })

for (const path of [
  '/turnaround-guarantee',
  '/pricing-calculator-hidden',
  '/pricing',
  '/all-plans',
  '/why-lotspin',
  '/services/custom-branding',
  '/contact',
  '/careers',
  '/vid-box-campaign',
]) {
  test(`without scripts ${path} shows a notice and no slider, list or time field that does nothing`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByText(formNotices.scriptless).filter({ visible: true }).first()).toBeVisible()
    const controls = page.locator('main :is(select, input:is([type=range], [type=time], [type=date]))')
    await expect(controls.filter({ visible: true })).toHaveCount(0)
  })
}
