import { applicationSchema } from '@shared/contracts/application.ts'
import { contactSchema } from '@shared/contracts/contact.ts'
import { dealershipInquirySchema } from '@shared/contracts/dealership-inquiry.ts'
import { demoRequestSchema } from '@shared/contracts/demo-request.ts'
import { planRequestSchema } from '@shared/contracts/plan-request.ts'
import type * as z from 'zod/mini'

export const schemas = {
  contact: contactSchema,
  plan: planRequestSchema('2026-11-21'),
  demo: demoRequestSchema,
  application: applicationSchema,
  inquiry: dealershipInquirySchema,
}

/** Returns a function that validates one field without the others and returns its first error message. */
export function messageFor(schema: z.ZodMiniType) {
  return (field: string, value: unknown) =>
    schema.safeParse({ [field]: value }).error?.issues.find((issue) => issue.path[0] === field)?.message
}
