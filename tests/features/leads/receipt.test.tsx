import { contactForm } from '@shared/contracts/contact'
import type { AnyForm } from '@shared/contracts/form'
import { planRequestForm } from '@shared/contracts/plan-request'
import { expect, it, vi } from 'vitest'
import { keepReceipt } from '@/features/leads/keep-receipt'
import { claimReceipt, type Receipt, readReceipt, receiptFor, saveReceipt } from '@/features/leads/receipt'
import { receiptKey } from '@/lib/early-input'

const receipt: Receipt = {
  reference: '3f2b8c1e-77aa-4c1d-9d1f-0a6b1c2d3e4f',
  title: 'Message',
  sentAt: '2026-11-21T18:10:00.000Z',
  lines: [['Name', 'Ada']],
}

it.each([
  ['no receipt', null],
  ['invalid JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['no lines', JSON.stringify({ ...receipt, lines: 'none' })],
  ['no time', JSON.stringify({ ...receipt, sentAt: 7 })],
  ['lines with three parts', JSON.stringify({ ...receipt, lines: [['Name', 'Ada', 'Diaz']] })],
  ['lines that are strings', JSON.stringify({ ...receipt, lines: ['ab'] })],
  ['no title', JSON.stringify({ ...receipt, title: undefined })],
  ['no reference', JSON.stringify({ ...receipt, reference: '' })],
  ['an invalid time', JSON.stringify({ ...receipt, sentAt: 'yesterday' })],
  ['lines with one part', JSON.stringify({ ...receipt, lines: [['Name']] })],
  ['values that aren’t strings', JSON.stringify({ ...receipt, lines: [['Cars', 60]] })],
])('the receipt is undefined when the tab’s storage has %s', (_, stored) => {
  if (stored !== null) sessionStorage.setItem(receiptKey, stored)
  expect(readReceipt()).toBeUndefined()
  expect(claimReceipt('a')).toBeUndefined()
})

it('a receipt is shown on the first page viewed after a form is sent, even after a reload, but on no other page', () => {
  saveReceipt(receipt)
  expect([receiptFor('a'), receiptFor('b')]).toEqual([receipt, receipt])
  expect([claimReceipt('a'), claimReceipt('a'), receiptFor('a')]).toEqual([receipt, receipt, receipt])
  expect([receiptFor('b'), readReceipt()]).toEqual([undefined, receipt])
  expect([claimReceipt('b'), readReceipt(), claimReceipt('a')]).toEqual([undefined, undefined, undefined])
  const next = { ...receipt, reference: 'b' }
  saveReceipt(receipt)
  claimReceipt('c')
  saveReceipt(next)
  expect([claimReceipt('d'), receiptFor('c')]).toEqual([next, undefined])
})

it('keepReceipt() stores the form’s filled-in rows as displayed, and puts extra lines after the first row', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:10:00Z') })
  const typed = {
    email: 'ada@x.example',
    name: 'Ada',
    discountCode: '',
    inventorySize: 60,
    preferredStartDate: '2026-12-01',
  }
  keepReceipt(planRequestForm as AnyForm, 'a', typed, [['Billing', 'Yearly']])
  expect(readReceipt()).toEqual({
    reference: 'a',
    title: planRequestForm.receipt,
    sentAt: '2026-11-21T18:10:00.000Z',
    lines: [
      ['Contact name', 'Ada'],
      ['Billing', 'Yearly'],
      ['Email', 'ada@x.example'],
      ['Monthly movement (new and used)', '60'],
      ['Preferred start date', '12/01/2026'],
    ],
  })
  keepReceipt(contactForm as AnyForm, 'b', {}, [['Plan', 'Custom']])
  expect(readReceipt()).toMatchObject({ title: 'Message', lines: [['Plan', 'Custom']] })
  keepReceipt(contactForm as AnyForm, '', typed)
  keepReceipt({ ...contactForm, receipt: '' } as AnyForm, 'c', typed)
  expect(readReceipt()?.reference).toBe('b')
})
