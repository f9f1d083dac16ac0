import { demoRequestSchema } from '@shared/contracts/demo-request.ts'
import { expect, test } from 'vitest'

test('a demo request keeps every field, and its phone number is formatted', () => {
  const valid = { name: 'Ada', email: 'ada@d.example', phone: '4015550142', dealershipName: 'Bay Motors' }
  expect(demoRequestSchema.parse(valid)).toEqual({ ...valid, phone: '(401) 555-0142', message: undefined })
})
