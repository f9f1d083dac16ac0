import type * as z from 'zod/mini'
import { applicationForm } from './application.ts'
import { contactForm } from './contact.ts'
import { demoRequestForm } from './demo-request.ts'
import { planRequestForm } from './plan-request.ts'

/**
 * Every form the server takes; a new form is an entry of its own and one line here. The browser imports a form's
 * own entry instead, so that no page carries the others.
 */
export const forms = {
  contact: contactForm,
  plan_request: planRequestForm,
  demo_request: demoRequestForm,
  career_application: applicationForm,
} as const

export type FormName = keyof typeof forms

/** What each form hands on once its contract has passed. */
export type FieldsOf = { [Name in FormName]: z.output<ReturnType<(typeof forms)[Name]['schema']>> }
