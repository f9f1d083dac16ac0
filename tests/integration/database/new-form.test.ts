import { dealershipInquiryForm } from '@shared/contracts/dealership-inquiry.ts'
import type { AnyForm } from '@shared/contracts/form.ts'
import { forms } from '@shared/contracts/forms.ts'
import { expect, test } from 'vitest'
import { createPostgresOutbox } from '../../../supabase/functions/_shared/outbox/outbox.ts'
import { createPostgresStore } from '../../../supabase/functions/send-email/store.ts'
import {
  contactCall,
  createSettledHandler,
  memoryMailer,
  post,
  testPorts,
} from '../../../supabase/functions/send-email/testing.ts'
import { limits, openTestDatabase } from './database-for-tests.ts'

const server = openTestDatabase()

const fieldsOf = (id: string) =>
  server.database.query('select form, fields from leads.submissions where id = $1', [id])

function handlerWith(more: Record<string, AnyForm>) {
  const mailer = memoryMailer()
  const { ports, logged, alerts } = testPorts({
    forms: { ...forms, ...more },
    store: createPostgresStore(server.database, limits),
    outbox: createPostgresOutbox(server.database),
    mailer,
    senderOf: () => ({ hash: 'a'.repeat(64) }),
  })
  return { handler: createSettledHandler(ports), mailer, logged, alerts }
}

const inquiry = {
  dealershipName: 'Bay Motors',
  contactName: 'Ada',
  email: 'ada@dealer.example',
  phone: '4015550142',
  vehicleVolume: '50 to 100',
  timeline: 'This month',
}

test('a form’s registry entry is enough to store, email and label its submissions', async () => {
  const { handler, mailer } = handlerWith({ dealership_inquiry: dealershipInquiryForm })
  const call = contactCall({ form: 'dealership_inquiry', fields: inquiry })
  expect((await handler(post(call))).status).toBe(200)

  expect(await fieldsOf(call.submissionId)).toMatchObject([
    { form: 'dealership_inquiry', fields: { timeline: 'This month' } },
  ])
  expect(mailer.sent).toHaveLength(1)
  expect(mailer.sent[0]).toMatchObject({ subject: 'New Dealership Inquiry', to: 'support@lotspin.example' })
  expect(mailer.sent[0]?.text).toContain('Vehicle volume: 50 to 100')
})

test('a submission without form fields is stored even if its subject has a lone surrogate', async () => {
  const { handler } = handlerWith({})
  const call = { ...contactCall({ subject: 'Hi \ud800 there' }), form: undefined, fields: undefined }
  expect(await (await handler(post(call))).json()).toMatchObject({ success: true })
  expect(await fieldsOf(call.submissionId)).toMatchObject([{ fields: { subject: 'Hi  there' } }])
})
