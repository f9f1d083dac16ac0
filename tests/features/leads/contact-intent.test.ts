import { expect, it } from 'vitest'
import { contactIntentCopy } from '@/content/contact/contact'
import { intentOf, messageFor, timesIn, toggleTime } from '@/features/leads/contact/contact-intent'
import { contactIntents } from '@/lib/paths'

it('reads a known intent from a link, even if the link was slightly changed, and ignores an unknown intent', () => {
  for (const intent of contactIntents) expect(intentOf(`?for=${intent}`)).toBe(intent)
  for (const asked of ['DEMO', 'demo/', '%20demo%20', '%22demo%22', 'demo?utm_source=mail', 'demo&x=1'])
    expect(intentOf(`?for=${asked}`), asked).toBe('demo')
  for (const search of ['', '?for=demolition']) expect(intentOf(search)).toBeUndefined()
})

const { demo, spins } = contactIntentCopy

it('the prefilled message replaces another intent’s unedited message, and keeps the days and times that were picked', () => {
  expect(messageFor('demo', '')).toBe(demo.message)
  expect(messageFor('spins', demo.message)).toBe(spins.message)
  expect(messageFor(undefined, demo.message)).toBe('')
  const picked = toggleTime(demo.message, 'Tue')
  expect(messageFor('spins', picked)).toBe(toggleTime(spins.message, 'Tue'))
  expect(messageFor(undefined, picked)).toBe(picked)
})

it('the prefilled message doesn’t replace the visitor’s own words', () => {
  expect(messageFor('demo', 'Do you shoot boats?')).toBe('Do you shoot boats?')
  expect(messageFor('spins', `${demo.message}60`)).toBe(`${demo.message}60`)
})

it('days and times are listed on one line of the message, in weekday order', () => {
  const message = ['Morning', 'Thu', 'Tue'].reduce(toggleTime, 'We’d like a demo.')
  expect(message).toBe('We’d like a demo.\nGood times: Tue, Thu, Morning')
  expect(timesIn(message)).toEqual(['Tue', 'Thu', 'Morning'])
})

it('days and times change only the “Good times” line', () => {
  const message = 'Hi,\nGood times: Mon\nAsk for Ada.'
  expect(toggleTime(message, 'Fri')).toBe('Hi,\nGood times: Mon, Fri\nAsk for Ada.')
  expect(toggleTime(message, 'Mon')).toBe('Hi,\nAsk for Ada.')
})

it('days and times are read from a line that the visitor has edited', () => {
  expect(timesIn('Good times: Wed afternoon or Fri')).toEqual(['Wed', 'Fri', 'Afternoon'])
  expect(timesIn('Good luck')).toEqual([])
})
