import type * as z from 'zod/mini'
import { type Contact, contactSchema } from './contact.ts'
import { type DemoRequest, demoRequestSchema } from './demo-request.ts'
import { type PlanRequest, planRequestSchema } from './plan-request.ts'

/** What each form hands on once its contract has passed. */
export type FieldsOf = {
  contact: Contact
  plan_request: PlanRequest
  demo_request: DemoRequest
}

export type FormName = keyof FieldsOf

/**
 * The contract of every form the server takes; a new form is one line here. `today` is the server's calendar
 * day, yyyy-mm-dd: the visitor's may be the one before or after it. The browser imports a form's own contract
 * instead, so that no page carries the others.
 */
export const contractOf: { [Form in FormName]: (today: string) => z.ZodMiniType<FieldsOf[Form]> } = {
  contact: () => contactSchema,
  plan_request: (today) => planRequestSchema(today, 1),
  demo_request: () => demoRequestSchema,
}
