import { describe, expect, it } from 'vitest'
import { contactIntentCopy } from '@/content/contact/contact'
import { intentOf, messageFor, timesIn, toggleTime } from '@/features/leads/contact/contact-intent'
import { contactIntents } from '@/lib/paths'

it('reads a known intent from a link, and ignores an unknown one', () => {
  for (const intent of contactIntents) expect(intentOf(`?for=${intent}`)).toBe(intent)
  for (const asked of [
    'Demo',
    'DEMO',
    'demo/',
    '%20demo',
    'demo%20',
    '%22demo%22',
    'demo?utm_source=mail',
    'demo&x=1',
  ])
    expect(intentOf(`?for=${asked}`), asked).toBe('demo')
  expect(intentOf('')).toBeUndefined()
  expect(intentOf('?for=demolition')).toBeUndefined()
  expect(intentOf('?for=refund')).toBeUndefined()
})

describe('the prefilled message', () => {
  const { demo, spins } = contactIntentCopy

  it('matches the intent, and replaces another intent’s unedited message', () => {
    expect(messageFor('demo', '')).toBe(demo.message)
    expect(messageFor('spins', demo.message)).toBe(spins.message)
    expect(messageFor(undefined, demo.message)).toBe('')
  })

  it('keeps the days and times that were picked', () => {
    const picked = toggleTime(demo.message, 'Tue')
    expect(messageFor('spins', picked)).toBe(toggleTime(spins.message, 'Tue'))
    expect(messageFor(undefined, picked)).toBe(picked)
  })

  it('doesn’t replace the visitor’s own words', () => {
    expect(messageFor('demo', 'Do you shoot boats?')).toBe('Do you shoot boats?')
    expect(messageFor('spins', `${demo.message}60`)).toBe(`${demo.message}60`)
  })

  it.each(contactIntents)('is valid as it stands for the intent %s', (intent) => {
    const length = contactIntentCopy[intent].message.trim().length
    expect(length).toBeGreaterThanOrEqual(10)
    expect(length).toBeLessThan(200)
  })
})

describe('days and times of day', () => {
  it('are listed on one line of the message, in weekday order', () => {
    const message = ['Morning', 'Thu', 'Tue'].reduce(toggleTime, 'We’d like a demo.')
    expect(message).toBe('We’d like a demo.\nGood times: Tue, Thu, Morning')
    expect(timesIn(message)).toEqual(['Tue', 'Thu', 'Morning'])
  })

  it('change only the “Good times” line', () => {
    const message = 'Hi,\nGood times: Mon\nAsk for Ada.'
    expect(toggleTime(message, 'Fri')).toBe('Hi,\nGood times: Mon, Fri\nAsk for Ada.')
    expect(toggleTime(message, 'Mon')).toBe('Hi,\nAsk for Ada.')
  })

  it('are read from a line that the visitor has edited', () => {
    expect(timesIn('Good times: Wed afternoon or Fri')).toEqual(['Wed', 'Fri', 'Afternoon'])
    expect(timesIn('Good luck')).toEqual([])
  })
})
