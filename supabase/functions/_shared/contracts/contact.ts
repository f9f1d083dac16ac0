import * as z from 'zod/mini'
import { cleanLines } from './fields/clean-text.ts'
import {
  decoy,
  emailAddress,
  longText,
  optional,
  personName,
  phoneNumber,
  shortText,
} from './fields/rules.ts'
import type { Form } from './form.ts'

/** Keyed by the value of `/contact?for=…`; the values appear in the email and the receipt. */
export const contactAbout = {
  demo: 'Demo',
  spins: '5 free 360° spins',
  quote: 'Quote',
  integration: 'Custom integration',
  plan: 'A plan',
  tried: 'Tried a spin of their own car',
} as const

/** Whether the form shows the field "vehicles a month". */
export function asksForVehicles(about: Contact['about']): boolean {
  return about !== undefined && about !== contactAbout.integration
}

/**
 * The contact form (SPEC section 5). `about` is the subject from the URL (RULINGS section 9). `vehicles` is free text,
 * such as "about 60".
 */
export const contactSchema = z.object({
  name: personName,
  email: emailAddress,
  phone: optional(phoneNumber),
  company: optional(shortText(100, 'Company name')),
  message: longText(10, 1000, 'Message', cleanLines),
  about: z.optional(z.enum(contactAbout)),
  vehicles: optional(shortText(40, 'Vehicles a month')),
  website: decoy(),
})

export type Contact = z.output<typeof contactSchema>

export type ContactInput = z.input<typeof contactSchema>

export const contactForm: Form<'contact', Contact> = {
  name: 'contact',
  schema: () => contactSchema,
  subject: () => 'New Contact Form Submission',
  rows: [
    ['name', 'Name'],
    ['email', 'Email', { link: 'email' }],
    ['phone', 'Phone', { link: 'phone' }],
    ['company', 'Company'],
    ['about', 'About', { whenEmpty: 'General question' }],
    ['vehicles', 'Vehicles a month', { isAsked: ({ about }) => asksForVehicles(about) }],
    ['message', 'Message'],
  ],
  preview: { from: ['name', 'company'], message: 'message' },
  recipient: 'support',
  receipt: 'Message',
}
