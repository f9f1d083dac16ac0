import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setupFeeCents } from '@/content/pricing/calculator'
import { formatMoney } from '@/lib/money'
import { nextPlan } from '@/pages/calculator/next-plan'
import { extraVehicleCents, planFor, quote } from '@/pages/calculator/quote'
import { visit } from '../../render'

const page = '/pricing-calculator-hidden'

beforeEach(() => window.history.replaceState(null, '', page))

const quoteRegion = () => screen.findByRole('region', { name: 'Quote' })
const amount = (cents: number) => formatMoney(cents).replace('$', '\\$')
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Vehicles a month' })
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number of vehicles' })

it('the calculator starts with 50 vehicles and mandatory hosting, and repeats the totals beside the controls', async () => {
  const { user } = visit(page)
  const form = await quoteRegion()
  expect(slider()).toHaveValue('50')
  for (const [attribute, value] of Object.entries({ min: '10', max: '250', step: '5' }))
    expect(slider()).toHaveAttribute(attribute, value)
  expect(slider()).toHaveAttribute('aria-valuetext', '50 vehicles, Performance 60')
  const hosting = screen.getByRole('checkbox', { name: /^Monthly Photo\/Video Hosting/ })
  expect(hosting).toBeChecked()
  expect(hosting).toBeDisabled()
  expect(hosting).toHaveAccessibleDescription(/can’t be switched off/)
  await user.click(screen.getByRole('checkbox', { name: /^Virtual Photo Booth/ }))
  const { lines, firstMonthCents, everyMonthCents } = quote({ vehicles: 50, addOnIds: ['photo-booth'] })
  for (const { name, cents } of lines) expect(form).toHaveTextContent(new RegExp(`${name}.*${amount(cents)}`))
  expect(form).toHaveTextContent(`Performance 6060 × ${formatMoney(planFor(50).priceCents)}`)
  const [first, after] = [firstMonthCents, everyMonthCents].map(formatMoney)
  expect(form).toHaveTextContent(`First month${first}Every month after${after}`)
  expect(form).toHaveTextContent(new RegExp(`One-time setup fee.*${amount(setupFeeCents)}`))
  const name = `First month ${first} Every month after ${after} Go to the quote`
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${form.id}`)
})

it('the calculator reads the quote from the URL, and writes every change back without altering the rest of the URL', async () => {
  const address = `${page}?store=Bay%20Auto&vehicles=153&addons=branding`
  window.history.replaceState(null, '', `${address}#quote`)
  const { user } = visit(address)
  const form = await quoteRegion()
  expect(number()).toHaveValue('155')
  expect(form).toHaveTextContent(`Extra vehicles5 × ${formatMoney(extraVehicleCents(planFor(155)))}`)
  expect(screen.getByRole('checkbox', { name: /^Custom Branding/ })).toBeChecked()

  await user.click(screen.getByRole('checkbox', { name: /^Video Walkaround/ }))
  fireEvent.change(slider(), { target: { value: '60' } })
  const { location } = window
  const others = '&store=Bay+Auto'
  await waitFor(() => expect(location.search).toBe(`?vehicles=60&addons=branding,video-walkaround${others}`))
  expect(location.hash).toBe('#quote')
  expect(form).toHaveTextContent(/Video Walkaround60 × /)

  await user.click(screen.getByRole('checkbox', { name: /^Custom Branding/ }))
  await waitFor(() => expect(location.search).toBe(`?vehicles=60&addons=video-walkaround${others}`))
})

it('the calculator rounds the count in the number field to the nearest one that can be quoted, and ignores other text', async () => {
  const { user } = visit(page)
  await quoteRegion()
  for (const [typed, vehicles] of [
    ['47', '45'],
    ['9999', '250'],
    ['many', '250'],
  ] as const) {
    await user.clear(number())
    await user.type(number(), typed)
    await user.keyboard('{Enter}')
    for (const field of [number(), slider()]) expect(field, typed).toHaveValue(vehicles)
  }
})

it('the calculator shows the next plan’s cost and the vehicle count at which it becomes cheaper', async () => {
  visit(page)
  const panel = await screen.findByRole('region', { name: 'The next plan, at 50 vehicles' })
  const next = nextPlan(50) ?? expect.fail('no next plan at 50 vehicles')
  expect(within(panel).getByRole('row', { name: /Signature Plus 100/ })).toHaveTextContent(
    `${formatMoney(next.cents)}${formatMoney(next.cents / 50)}`,
  )
  expect(panel).toHaveTextContent(`${formatMoney(next.moreCents)} more a month for the plan.`)
  expect(panel).toHaveTextContent(
    `At ${next.cheaperFrom} vehicles and up, Signature Plus 100 costs less than Performance 60`,
  )
  fireEvent.change(slider(), { target: { value: '200' } })
  expect(await screen.findByText(/^This is the largest plan/)).toBeVisible()
})

it('the calculator prints and copies the quote with the salesperson’s name, or shows it as text if the clipboard is blocked', async () => {
  const { user } = visit(page)
  await quoteRegion()
  await user.type(screen.getByLabelText('Your name and phone'), 'Dana Reyes')
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(await quoteRegion()).toHaveTextContent('Your contact: Dana Reyes')
  const copy = screen.getByRole('button', { name: 'Copy quote' })
  await user.click(copy)
  expect(await screen.findByText('Quote copied')).toBeVisible()
  const text = await navigator.clipboard.readText()
  expect(text).toContain('Your contact: Dana Reyes')
  expect(window.location.search).not.toContain('Dana')

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(copy)
  const area = await screen.findByRole('textbox', { name: 'The quote as text' })
  expect(area).toHaveFocus()
  expect(area).toHaveValue(text)
  expect(await screen.findByText(/^Your browser didn’t let us copy/)).toBeVisible()
})
