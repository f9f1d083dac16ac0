import * as z from 'zod/mini'
import { addDays, formatUsDate, isCalendarDay } from './fields/calendar-day.ts'
import { cleanCode, cleanName } from './fields/clean-text.ts'
import {
  cleaned,
  decoy,
  emailAddress,
  isAnswer,
  longText,
  maxTypedLength,
  optional,
  phoneNumber,
  shortText,
} from './fields/rules.ts'
import { website } from './fields/website.ts'
import type { Form } from './form.ts'
import { planNames } from './plan-names.ts'

const notWhole = 'Inventory size must be a whole number'
const numberText = /^[+-]?(?:\d+|\d{1,3}(?:[, ']\d{3})+)(?:\.\d+)?$/

const inventorySize = z.optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], notWhole),
      z.transform((value: string | number) => (typeof value === 'number' ? value : toNumber(value))),
    ),
    z.optional(
      z
        .number(notWhole)
        .check(
          z.gte(1, 'Inventory size must be at least 1'),
          z.lte(10_000, 'Inventory size seems unusually large, please contact us directly'),
          z.multipleOf(1, notWhole),
        ),
    ),
  ),
)

function toNumber(text: string): number | undefined {
  if (!isAnswer(text)) return undefined
  const number = text.length > maxTypedLength ? '' : cleanCode(text)
  return numberText.test(number) ? Number(number.replace(/[, ']/g, '')) : Number.NaN
}

const notADate = 'Please enter a valid date as mm/dd/yyyy'

/**
 * The plan request form (SPEC section 5). `today` is the visitor's date (yyyy-mm-dd). The server omits it and accepts
 * any real date, because we must not lose a request to a wrong clock.
 */
export function planRequestSchema(today?: string) {
  const earliest = today && addDays(today, 1)
  const latest = today && addDays(today, 365)
  const startDate = cleaned(notADate, cleanCode).check(
    z.refine(isCalendarDay, { error: notADate, abort: true }),
    z.refine((day) => !earliest || day >= earliest, 'Start date must be in the future'),
    z.refine((day) => !latest || day <= latest, 'Start date must be within the next year'),
  )

  return z.object({
    dealershipName: longText(2, 100, 'Dealership name'),
    dealershipWebsite: optional(website),
    name: longText(2, 50, 'Contact name', cleanName),
    email: emailAddress,
    phone: phoneNumber,
    jobTitle: optional(longText(2, 50, 'Job title')),
    inventorySize,
    preferredStartDate: optional(startDate),
    planInterest: optional(shortText(100, 'Plan')),
    discountCode: optional(shortText(50, 'Discount code', cleanCode)),
    referralCode: optional(shortText(50, 'Referral code', cleanCode)),
    website: decoy(),
  })
}

export type PlanRequest = z.output<ReturnType<typeof planRequestSchema>>
export type PlanRequestInput = z.input<ReturnType<typeof planRequestSchema>>

export const planRequestForm: Form<'plan_request', PlanRequest> = {
  name: 'plan_request',
  schema: () => planRequestSchema(),
  subject: ({ planInterest }) =>
    planInterest ? `New ${knownPlan(planInterest)} Plan Request` : 'New Plan Request',
  rows: [
    ['planInterest', 'Plan'],
    ['dealershipName', 'Dealership name'],
    ['dealershipWebsite', 'Dealership website', { link: 'website' }],
    ['name', 'Contact name'],
    ['jobTitle', 'Job title'],
    ['email', 'Email', { link: 'email' }],
    ['phone', 'Phone', { link: 'phone' }],
    ['inventorySize', 'Monthly movement (new and used)'],
    ['preferredStartDate', 'Preferred start date', { show: startDateOf }],
    ['discountCode', 'Discount code', { whenEmpty: 'None' }],
    ['referralCode', 'Referral code', { whenEmpty: 'None' }],
  ],
  preview: { from: ['name', 'dealershipName'] },
  recipient: 'support',
  receipt: 'Plan request',
}

/**
 * Adds a note to a date that the form would reject. Such a date arrives if the visitor's clock is wrong or if a call
 * bypasses the form.
 */
function startDateOf(day: string, today?: string): string {
  const shown = formatUsDate(day)
  if (!today) return shown
  if (day < today) return `${shown} (already past when this arrived, please ask)`
  // The visitor's date can be a day ahead of the server's date.
  return day > addDays(today, 366) ? `${shown} (more than a year away, please ask)` : shown
}

/**
 * Anyone can call the server, so unknown plan names stay out of the subject. They are shown only in the email's body.
 */
function knownPlan(name: string): string {
  return planNames.find((known) => known === name) ?? 'Other'
}
