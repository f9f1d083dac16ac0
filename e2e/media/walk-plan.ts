import type { Page } from '@playwright/test'

export const plan = (page: Page) => page.getByRole('img', { name: /^Plan of the clear spot/ })

/** The photographer's direction from the car on the plan, rounded to 10 degrees. */
export const angleOnPlan = (page: Page) =>
  plan(page).evaluate((drawing) => {
    const [us] = [...drawing.querySelectorAll('circle')].slice(-1)
    if (!us) throw new Error('Nobody is on the plan.')
    const [place, whole] = [us.getBoundingClientRect(), drawing.getBoundingClientRect()]
    const x = place.x + place.width / 2 - whole.x - whole.width / 2
    const y = place.y + place.height / 2 - whole.y - whole.height / 2
    return (Math.round((Math.atan2(x, -y) * 18) / Math.PI) * 10 + 360) % 360
  })

export async function toStop(page: Page, degrees: number, from?: number) {
  const box = await plan(page).boundingBox()
  if (!box) throw new Error('no plan')
  const at = (angle: number) => {
    const turn = (angle * Math.PI) / 180
    const reach = box.width * 0.4
    return [
      box.x + box.width / 2 + reach * Math.sin(turn),
      box.y + box.height / 2 - reach * Math.cos(turn),
    ] as const
  }
  await page.mouse.move(...at(from ?? degrees))
  await page.mouse.down()
  await page.mouse.move(...at(degrees), { steps: 12 })
  await page.mouse.up()
}
