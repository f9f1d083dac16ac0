import * as z from 'zod/mini'
import { decoy, emailAddress, lines, optional, phoneNumber, requiredText, shortText } from './fields/rules.ts'
import type { Form } from './form.ts'

/** The campaign page's demo form (SPEC section 5): "is required" comes before other messages. */
export const demoRequestSchema = z.object({
  name: requiredText(50, 'Name'),
  email: requiredFirst('Email', emailAddress),
  phone: requiredFirst('Phone', phoneNumber),
  dealershipName: requiredText(100, 'Dealership name'),
  message: optional(shortText(1000, 'Message', lines)),
  website: decoy(),
})

export type DemoRequest = z.output<typeof demoRequestSchema>
export type DemoRequestInput = z.input<typeof demoRequestSchema>

export const demoRequestForm: Form<'demo_request', DemoRequest> = {
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

function requiredFirst<T extends z.core.$ZodType<string, string>>(label: string, rule: T) {
  const missing = `${label} is required`
  return z.pipe(z.string(missing).check(z.trim(), z.minLength(1, missing)), rule)
}
