import * as z from 'zod/mini'
import { cleanLines, cleanName } from './fields/clean-text.ts'
import {
  decoy,
  emailAddress,
  optional,
  phoneNumber,
  requiredFirst,
  requiredText,
  shortText,
} from './fields/rules.ts'
import type { Form } from './form.ts'

/** The campaign page's demo form (SPEC section 5). A blank required field gets only its "… is required" message. */
export const demoRequestSchema = z.object({
  name: requiredText(50, 'Name', cleanName),
  email: requiredFirst('Email is required', emailAddress),
  phone: requiredFirst('Phone is required', phoneNumber),
  dealershipName: requiredText(100, 'Dealership name'),
  message: optional(shortText(1000, 'Message', cleanLines)),
  website: decoy(),
})

type DemoRequest = z.output<typeof demoRequestSchema>
export type DemoRequestInput = z.input<typeof demoRequestSchema>

export const demoRequestForm: Form<'demo_request', DemoRequest, DemoRequestInput> = {
  name: 'demo_request',
  schema: () => demoRequestSchema,
  subject: () => 'New Demo Request',
  rows: [
    ['name', 'Name'],
    ['email', 'Email', { link: 'email' }],
    ['phone', 'Phone', { link: 'phone' }],
    ['dealershipName', 'Dealership name'],
    ['message', 'Message'],
  ],
  preview: { from: ['name', 'dealershipName'], message: 'message' },
  recipient: 'support',
  receipt: 'Demo request',
}
