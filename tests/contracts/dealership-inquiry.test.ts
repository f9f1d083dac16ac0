import { dealershipInquiryForm, dealershipInquirySchema } from '@shared/contracts/dealership-inquiry.ts'
import { forms } from '@shared/contracts/forms.ts'
import { expect, test } from 'vitest'
import * as functions from '../../supabase/functions/send-email/testing.ts'

const required = {
  ...{ dealershipName: 'Ada Motors', contactName: 'Ada', email: 'ada@example.com' },
  ...{ phone: '(401) 555-0199', vehicleVolume: '50-100', timeline: 'this month' },
}

test('an inquiry needs only its required fields, and adding its form to the registry is enough to store and email all fields', async () => {
  expect(dealershipInquirySchema.parse({ ...required, phone: '4015550199' })).toMatchObject(required)
  const registry = { ...forms, dealership_inquiry: dealershipInquiryForm } as typeof forms
  const { handler, database, mailer } = functions.testPorts({ forms: registry })
  const more = { website: 'ada.example', currentProvider: 'Bo', painPoints: 'Far too slow' }
  const fields = { ...required, ...more, additionalInfo: 'None yet' }
  const call = functions.contactCall({ form: 'dealership_inquiry', fields })
  expect((await handler(functions.post(call))).status).toBe(200)
  const stored = { form: 'dealership_inquiry', recipient: 'support', fields }
  expect(database.submissions.get(call.submissionId)).toMatchObject(stored)
  expect(mailer.sent).toMatchObject([{ subject: 'New Dealership Inquiry', to: functions.supportEmail }])
  expect(mailer.sent[0]?.text.split('\n').slice(2, 12)).toEqual([
    ...['Dealership name: Ada Motors', 'Contact name: Ada', 'Email: ada@example.com'],
    ...['Phone: (401) 555-0199', 'Website: ada.example', 'Vehicle volume: 50-100', 'Current provider: Bo'],
    ...['Pain points: Far too slow', 'Timeline: this month', 'Additional information: None yet'],
  ])
  const preview = { from: ['contactName', 'dealershipName'], message: 'painPoints' }
  expect(dealershipInquiryForm).toMatchObject({ name: 'dealership_inquiry', receipt: 'Inquiry', preview })
})
