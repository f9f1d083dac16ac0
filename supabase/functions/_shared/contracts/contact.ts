import * as z from 'zod/mini'
import { asksForVehicles, contactAbout } from './contact-about.ts'
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

export const contactForm: Form<'contact', Contact, ContactInput> = {
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
