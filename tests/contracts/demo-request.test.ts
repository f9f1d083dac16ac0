import { demoRequestSchema } from '@shared/contracts/demo-request.ts'
import { expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

test.each([
  ['name', '', 'Name is required'],
  ['name', ' ', 'Name is required'],
  ['name', 'A', undefined],
  ['email', undefined, 'Email is required'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['phone', '', 'Phone is required'],
  ['phone', '555-0142', 'Phone number must be at least 10 digits'],
  ['dealershipName', '', 'Dealership name is required'],
  ['dealershipName', 'B', undefined],
])('validates the field %s with the value %j', (field, value, expected) => {
  expect(messageFor(demoRequestSchema)(field, value)).toBe(expected)
})

test('keeps every field, and formats the phone number', () => {
  const valid = { name: 'Ada', email: 'ada@d.example', phone: '4015550142', dealershipName: 'Bay Motors' }
  expect(demoRequestSchema.parse(valid)).toEqual({ ...valid, phone: '(401) 555-0142', message: undefined })
})
