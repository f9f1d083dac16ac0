import { demoRequestSchema } from '@shared/contracts/demo-request.ts'
import { expect, test } from 'vitest'
import { messageFor } from './first-message.ts'

const valid = { name: 'Ada', email: 'ada@dealer.example', phone: '4015550142', dealershipName: 'Bay Motors' }
const message = messageFor(demoRequestSchema, valid)

test.each([
  ['name', '', 'Name is required'],
  ['name', ' ', 'Name is required'],
  ['name', 'A', undefined],
  ['email', '', 'Email is required'],
  ['email', undefined, 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['phone', '', 'Phone is required'],
  ['phone', '555-0142', 'Phone number must be at least 10 digits'],
  ['dealershipName', '', 'Dealership name is required'],
  ['dealershipName', 'B', undefined],
  ['message', '', undefined],
  ['message', 'Hi', undefined],
  ['message', 'm'.repeat(1001), 'Message must be less than 1000 characters'],
])('validates %s %j', (field, value, expected) => expect(message(field, value)).toBe(expected))

test('outputs every field, with the phone number formatted', () => {
  expect(demoRequestSchema.parse(valid)).toEqual({ ...valid, phone: '(401) 555-0142', message: undefined })
})
