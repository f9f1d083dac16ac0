import { expect, it } from 'vitest'
import { contactIntentCopy } from '@/content/contact/contact'
import { intentOf, messageFor, timesIn, toggleTime } from '@/features/leads/contact/contact-intent'
import { contactIntents } from '@/lib/paths'

it('intentOf() reads a known intent from a link, even if the link was slightly changed, and ignores an unknown intent', () => {
  for (const intent of contactIntents) expect(intentOf(`?for=${intent}`)).toBe(intent)
  for (const asked of ['DEMO', 'demo/', '%20demo%20', '%22demo%22', 'demo?utm_source=mail', 'demo&x=1'])
    expect(intentOf(`?for=${asked}`), asked).toBe('demo')
  for (const search of ['', '?for=demolition']) expect(intentOf(search)).toBeUndefined()
})

const { demo, spins } = contactIntentCopy

it.each([
  ['demo', '', demo.message],
  ['spins', demo.message, spins.message],
  [undefined, demo.message, ''],
  ['spins', toggleTime(demo.message, 'Tue'), toggleTime(spins.message, 'Tue')],
  [undefined, toggleTime(demo.message, 'Tue'), toggleTime(demo.message, 'Tue')],
  ['demo', 'Do you shoot boats?', 'Do you shoot boats?'],
  ['spins', `${demo.message}60`, `${demo.message}60`],
] as const)('for the intent %s, the message %j becomes %j', (intent, message, prefilled) => {
  expect(messageFor(intent, message)).toBe(prefilled)
})

it('choosing days and times changes only the message’s “Good times” line, which lists them in weekday order', () => {
  const message = ['Morning', 'Thu', 'Tue'].reduce(toggleTime, 'We’d like a demo.')
  expect(message).toBe('We’d like a demo.\nGood times: Tue, Thu, Morning')
  expect(timesIn(message)).toEqual(['Tue', 'Thu', 'Morning'])
  const edited = 'Hi,\nGood times: Mon\nAsk for Ada.'
  expect(toggleTime(edited, 'Fri')).toBe('Hi,\nGood times: Mon, Fri\nAsk for Ada.')
  expect(toggleTime(edited, 'Mon')).toBe('Hi,\nAsk for Ada.')
  expect(timesIn('Good times: Wed afternoon or Fri')).toEqual(['Wed', 'Fri', 'Afternoon'])
  expect(timesIn('Good luck')).toEqual([])
})
