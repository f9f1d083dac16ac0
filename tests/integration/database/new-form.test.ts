import { dealershipInquiryForm } from '@shared/contracts/dealership-inquiry.ts'
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

const server = await openTestDatabase()

test('a form’s registry entry is enough to store, email and label its submissions', async () => {
  const mailer = memoryMailer()
  const { ports } = testPorts({
    forms: { ...forms, dealership_inquiry: dealershipInquiryForm } as typeof forms,
    store: createPostgresStore(server.database, limits),
    outbox: createPostgresOutbox(server.database),
    mailer,
    senderOf: () => ({}),
  })
  const fields = {
    dealershipName: 'Bay Motors',
    contactName: 'Ada',
    email: 'ada@dealer.example',
    phone: '4015550142',
    vehicleVolume: '50 to 100',
    timeline: 'This month',
    website: 'https://baymotors.example',
  }
  const call = contactCall({ form: 'dealership_inquiry', fields })
  expect((await createSettledHandler(ports)(post(call))).status).toBe(200)

  const rows = await server.sql('select id, form, fields from leads.submissions')
  expect(rows).toEqual([
    { id: call.submissionId, form: 'dealership_inquiry', fields: { ...fields, phone: '(401) 555-0142' } },
  ])
  expect(mailer.sent).toMatchObject([{ subject: 'New Dealership Inquiry', to: 'support@lotspin.example' }])
  expect(mailer.sent[0]?.text).toContain('Vehicle volume: 50 to 100')
})
