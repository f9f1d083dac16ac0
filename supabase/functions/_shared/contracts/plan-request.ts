import * as z from 'zod/mini'
import { addDays, formatUsDate, isCalendarDay } from './fields/calendar-day.ts'
import { decoy, emailAddress, longText, optional, phoneNumber, shortText } from './fields/rules.ts'
import { website } from './fields/website.ts'
import type { Form } from './form.ts'
import { planNames } from './plan-names.ts'

const notWhole = 'Inventory size must be a whole number'
const wholeNumberText = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

const inventorySize = z.optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], notWhole),
      z.transform((value: string | number) => (typeof value === 'number' ? value : toNumber(value.trim()))),
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
  if (text === '') return undefined
  return wholeNumberText.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}

/**
 * The plan request form (SPEC section 5). `today` is the visitor's calendar day, yyyy-mm-dd. The server does not know the
 * visitor's time zone and widens the range of the start date by `toleranceDays`.
 */
export function planRequestSchema(today: string, toleranceDays = 0) {
  const earliest = addDays(today, 1 - toleranceDays)
  const latest = addDays(today, 365 + toleranceDays)
  const startDate = z.string().check(
    z.trim(),
    z.refine(isCalendarDay, { error: 'Please enter a valid date', abort: true }),
    z.refine((day) => day >= earliest, 'Start date must be in the future'),
    z.refine((day) => day <= latest, 'Start date must be within the next year'),
  )

  return z.object({
    dealershipName: longText(2, 100, 'Dealership name'),
    dealershipWebsite: optional(website),
    name: longText(2, 50, 'Contact name'),
    email: emailAddress,
    phone: phoneNumber,
    jobTitle: optional(longText(2, 50, 'Job title')),
    inventorySize,
    preferredStartDate: optional(startDate),
    planInterest: optional(shortText(100, 'Plan')),
    discountCode: optional(shortText(50, 'Discount code')),
    referralCode: optional(shortText(50, 'Referral code')),
    website: decoy(),
  })
}

export type PlanRequest = z.output<ReturnType<typeof planRequestSchema>>
export type PlanRequestInput = z.input<ReturnType<typeof planRequestSchema>>

export const planRequestForm: Form<'plan_request', PlanRequest> = {
  name: 'plan_request',
  // A day for the visitor's time zone, and one for a clock of ours that is wrong.
  schema: (today) => planRequestSchema(today, 2),
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
    ['preferredStartDate', 'Preferred start date', { show: formatUsDate }],
    ['discountCode', 'Discount code', { whenEmpty: 'None' }],
    ['referralCode', 'Referral code', { whenEmpty: 'None' }],
  ],
  preview: { from: ['name', 'dealershipName'] },
  recipient: 'support',
  receipt: 'Plan request',
}

/** Anyone can call the server: no words of theirs in a subject. The row of the plan shows them. */
function knownPlan(name: string): string {
  return planNames.find((known) => known === name) ?? 'Other'
}
