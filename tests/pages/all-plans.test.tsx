import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addOnList, planLists } from '@/features/pricing/lists'
import { choose, fillDealership } from '../features/leads/plan-request-steps'
import { visit } from '../render'

it('shows a skeleton, then seven plans without Custom, Signature 80 the popular one', async () => {
  visit('/all-plans')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Perfect Plan')
  expect(screen.getByText('Loading plans')).toBeInTheDocument()

  const section = screen.getByRole('region', { name: 'Core Plans' })
  const cards = await within(section).findAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Self-Serve Plus',
    'Basic Essential 20',
    'Advanced 40',
    'Performance 60',
    'Signature 80',
    'Signature Plus 100',
    'Enterprise 150',
  ])
  expect(cards.flatMap((card) => (within(card).queryByText('Most Popular') ? [card.ariaLabel] : []))).toEqual(
    ['Signature 80'],
  )
  expect(screen.queryByText('Loading plans')).not.toBeInTheDocument()
})

it('prices every plan for the visitor’s own count, and marks the one that costs least', async () => {
  const { user } = visit('/all-plans')
  const section = within(await screen.findByRole('region', { name: 'Core Plans' }))
  const cardOf = (name: string) => section.getByRole('article', { name })
  await section.findAllByRole('article')
  expect(section.getByRole('status')).toHaveTextContent(
    'Performance 60 costs the least for 60 vehicles: $1,629.99 a month, hosting included.',
  )

  const count = section.getByRole('textbox', { name: 'Number of vehicles a month' })
  await user.clear(count)
  await user.type(count, '150')
  expect(section.getByRole('status')).toHaveTextContent('Enterprise 150 costs the least for 150 vehicles')
  expect(section.getByRole('slider', { name: 'How many vehicles a month?' })).toHaveValue('150')
  expect(cardOf('Enterprise 150')).toHaveTextContent(
    'For 150 vehiclesCosts least$3,339.99 a monthhosting included',
  )
  expect(cardOf('Advanced 40')).toHaveTextContent('For 150 vehicles$3,939.99 a monthhosting included')
  expect(cardOf('Self-Serve Plus')).toHaveTextContent('For 150 vehiclesTakes up to 20')
  expect(section.getAllByText('Costs least')).toHaveLength(1)

  await user.clear(count)
  await user.tab()
  expect(count).toHaveValue('150')
  fireEvent.change(section.getByRole('slider'), { target: { value: '12' } })
  expect(count).toHaveValue('12')
  expect(section.getByRole('status')).toHaveTextContent(
    'Self-Serve Plus costs the least for 12 vehicles: $520 a month.',
  )
})

it('hands the count to the request, once the visitor has said one', async () => {
  const { user } = visit('/all-plans')
  const dialog = within(await choose(user, 'Signature 80'))
  await fillDealership(user)
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  expect(await dialog.findByLabelText(/^Monthly Movement/)).toHaveValue('')
  expect(dialog.getByRole('region', { name: 'Your choice' })).toHaveTextContent(
    'Signature 80$23 /per vehicle$1,840 a month for 80 vehicles+ $189.99 hosting, $499 once to start',
  )
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  fireEvent.change(screen.getByRole('slider'), { target: { value: '85' } })
  await user.click(screen.getByRole('button', { name: 'Choose Signature 80' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByLabelText(/^Monthly Movement/)).toHaveValue('85')
})

it('opens the dialog with the name of the plan', async () => {
  const { user } = visit('/all-plans')
  expect(await choose(user, 'Enterprise 150')).toBeVisible()
})

it('shows the add-ons as cards', async () => {
  visit('/all-plans')
  const section = await screen.findByRole('region', { name: 'Available Add-ons' })
  const cards = await within(section).findAllByRole('listitem')
  expect(cards).toHaveLength(9)
  expect(cards[0]).toHaveTextContent('$499.00/one-time')
  expect(cards[1]).toHaveTextContent('$189.99/month')
  expect(cards[2]).toHaveTextContent('$2.00/per vehicle')
  expect(within(section).getByRole('heading', { name: 'Required to start' })).toBeVisible()
  expect(within(section).getByRole('heading', { name: 'Optional' })).toBeVisible()
  expect(within(section).getAllByText('Required')).toHaveLength(2)
  expect(within(section).getByText(/^Premium support is a person.*Priority support/)).toBeVisible()
  expect(within(section).queryByText('$18/vehicle')).not.toBeInTheDocument()
  expect(within(section).getByText(/next-feed guarantee, premium support and integration/)).toBeVisible()
  expect(within(section).getByRole('link', { name: 'contact us' })).toHaveAttribute(
    'href',
    '/contact?for=quote',
  )
})

it('says so when there are no plans', async () => {
  vi.spyOn(planLists.allPlans, 'peek').mockReturnValue([])
  vi.spyOn(addOnList, 'peek').mockReturnValue([] as never)
  visit('/all-plans')
  expect(await screen.findByText(/^Our plans didn’t load/)).toBeVisible()
  expect(screen.getByText(/^The add-ons didn’t load/)).toBeVisible()
})

it('logs an error of loading and shows an empty list', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('no plans today')
  vi.spyOn(planLists.allPlans, 'peek').mockReturnValue(undefined)
  vi.spyOn(planLists.allPlans, 'load').mockRejectedValue(failure)
  visit('/all-plans')
  expect(await screen.findByText(/^Our plans didn’t load/)).toBeVisible()
  await waitFor(() => expect(log).toHaveBeenCalledWith('Could not load plans', failure))
})
