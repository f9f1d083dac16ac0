import type * as z from 'zod/mini'
import { applicationForm } from './application.ts'
import { contactForm } from './contact.ts'
import { demoRequestForm } from './demo-request.ts'
import { planRequestForm } from './plan-request.ts'

/** Only the server loads all forms. The browser imports them one by one, so each page loads only the form it shows. */
export const forms = {
  contact: contactForm,
  plan_request: planRequestForm,
  demo_request: demoRequestForm,
  career_application: applicationForm,
} as const

export type FormName = keyof typeof forms

export type FieldsOf = { [Name in FormName]: z.output<ReturnType<(typeof forms)[Name]['schema']>> }
