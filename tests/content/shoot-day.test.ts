import { expect, it } from 'vitest'
import { speedCopy } from '@/content/guarantee/speed'
import { resultCars, shootDayCopy } from '@/content/home/shoot-day'
import { deliveryDays } from '@/content/pricing/delivery-days'
import { plans } from '@/content/pricing/plans'

const count = (of: (car: (typeof resultCars)[number]) => unknown) => resultCars.filter(of).length

it('has twelve different cars: five without a photo and seven with lot photos, three of them cut off', () => {
  expect(new Set(resultCars.map(({ body, color }) => `${color} ${body}`)).size).toBe(12)
  expect(count(({ lot }) => !lot)).toBe(5)
  expect(count(({ lot }) => lot)).toBe(7)
  expect(count(({ isCutOff }) => isCutOff)).toBe(3)
})

it('states how many cars are ready at each time', () => {
  const words = ['', 'Four', 'nine', 'twelve']
  const ready = shootDayCopy.stops.map((_, stop) => count(({ readyAt }) => readyAt <= stop))
  expect(ready).toEqual([0, 4, 9, 12])
  for (const [stop, { text }] of shootDayCopy.stops.entries()) expect(text).toContain(words[stop])
})

it('ends with the guaranteed feed update of the plans that deliver on the same day', () => {
  const last = shootDayCopy.stops.at(-1)?.text
  const guaranteed = speedCopy.guaranteed
  expect(last).toContain('First feed update after 5:00 PM')
  expect(guaranteed).toContain('first scheduled update of your feed after 5:00 PM')

  const days: Record<string, string | undefined> = deliveryDays
  const firstSameDay = plans.findIndex(({ id }) => days[id] === 'same-day')
  expect(last).toContain(`${plans[firstSameDay]?.name} and up`)
  expect(plans.slice(firstSameDay).every(({ id }) => days[id] !== 'next-day')).toBe(true)
})
