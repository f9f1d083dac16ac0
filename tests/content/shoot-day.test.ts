import { expect, it } from 'vitest'
import { speedCopy } from '@/content/guarantee/speed'
import { resultCars, shootDayCopy } from '@/content/home/shoot-day'

it('the shoot-day copy says how many cars are ready at each time', () => {
  const words = ['', 'Four', 'nine', 'twelve']
  const ready = shootDayCopy.stops.map(
    (_, stop) => resultCars.filter(({ readyAt }) => readyAt <= stop).length,
  )
  expect(ready).toEqual([0, 4, 9, 12])
  for (const [stop, { text }] of shootDayCopy.stops.entries()) expect(text).toContain(words[stop])
})

it('the shoot day ends with the feed update that same-day plans guarantee', () => {
  const [sameDay] = speedCopy.rows
  expect(shootDayCopy.stops.at(-1)?.text).toContain(`first feed update after 5:00\u00a0PM (${sameDay?.what})`)
  expect(speedCopy.guaranteed).toContain('first scheduled update of your feed after 5:00 PM')
})
