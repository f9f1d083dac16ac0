import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { localDay } from '@shared/contracts/fields/calendar-day'
import { type PlanRequest, type PlanRequestInput, planRequestSchema } from '@shared/contracts/plan-request'
import type { FieldErrors, Resolver } from 'react-hook-form'

export const emptyPlanRequest: PlanRequestInput = {
  dealershipName: '',
  dealershipWebsite: '',
  name: '',
  email: '',
  phone: '',
  jobTitle: '',
  inventorySize: '',
  preferredStartDate: '',
  planInterest: '',
  discountCode: '',
  referralCode: '',
}

const stepOf: Record<keyof PlanRequestInput, 0 | 1> = {
  dealershipName: 0,
  dealershipWebsite: 0,
  name: 0,
  jobTitle: 0,
  phone: 0,
  email: 0,
  inventorySize: 1,
  preferredStartDate: 1,
  planInterest: 1,
  discountCode: 1,
  referralCode: 1,
  website: 1,
}

type PlanRequestResolver = Resolver<PlanRequestInput, unknown, PlanRequest>

/**
 * The first step validates only its own fields. Each validation reads today's date, because a form may stay open
 * overnight.
 */
export function resolverOf(step: number): PlanRequestResolver {
  return async (values, context, options) => {
    const check = standardSchemaResolver(planRequestSchema(localDay(new Date())))
    const result = await check(values, context, options)
    if (step > 0) return result
    const errors = dealershipErrors(result.errors)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: {} as PlanRequest, errors: {} }
  }
}

export function dealershipErrors(errors: FieldErrors<PlanRequestInput>): FieldErrors<PlanRequestInput> {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => stepOf[name as keyof PlanRequestInput] === 0),
  )
}
