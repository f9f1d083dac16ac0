import { expect, it } from 'vitest'
import { claimReceipt, type Receipt, readReceipt } from '@/features/leads/receipt'

const receipt: Receipt = {
  reference: '3f2b8c1e-77aa-4c1d-9d1f-0a6b1c2d3e4f',
  title: 'Message',
  sentAt: '2026-11-21T18:10:00.000Z',
  lines: [['Name', 'Ada']],
}

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no object', '7'],
  ['no title', JSON.stringify({ ...receipt, title: undefined })],
  ['no reference', JSON.stringify({ ...receipt, reference: '' })],
  ['a time that is none', JSON.stringify({ ...receipt, sentAt: 'yesterday' })],
  ['lines of another shape', JSON.stringify({ ...receipt, lines: [['Name']] })],
  ['values that are no text', JSON.stringify({ ...receipt, lines: [['Cars', 60]] })],
])('is undefined when the tab’s storage has %s', (_, stored) => {
  if (stored !== null) sessionStorage.setItem('receipt', stored)
  expect(readReceipt()).toBeUndefined()
  expect(claimReceipt('a')).toBeUndefined()
})
