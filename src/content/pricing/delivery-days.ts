import { type PlanId, plans } from './plans'

export type DeliveryDay = 'same-day' | 'next-day'

/** The business day on which a plan delivers, which is the session's day or the next one (RULINGS section 10). */
export const deliveryDays: Readonly<Record<Exclude<PlanId, 'custom'>, DeliveryDay>> = {
  'self-serve-plus': 'next-day',
  'basic-essential-20': 'next-day',
  'advanced-40': 'same-day',
  'performance-60': 'same-day',
  'signature-80': 'same-day',
  'signature-plus-100': 'same-day',
  'enterprise-150': 'same-day',
}

const priorityFrom = 'performance-60'

export const deliveryChoices: ReadonlyArray<{ id: string; label: string; day: DeliveryDay }> =
  timedPlans().flatMap(({ id, name }) => {
    const day = deliveryDays[id]
    const choice = { id, label: name, day }
    if (day === 'same-day') return choice
    return [choice, { id: `${id}-priority`, label: `${name}, Priority Turnaround`, day: 'same-day' as const }]
  })

type TimedPlanId = keyof typeof deliveryDays

/** True for Performance 60 and every plan above it (RULINGS section 10, "priority processing"). */
export function hasPriority(id: TimedPlanId): boolean {
  const ids = timedPlans().map((plan) => plan.id)
  return ids.indexOf(id) >= ids.indexOf(priorityFrom)
}

export function timedPlans() {
  return plans.filter((plan) => plan.id !== 'custom')
}
