import { claimTerms } from '@/content/legal/terms'
import { type PlanId, plans } from './plans'

export type DeliveryDay = 'same-day' | 'next-day'

/** The business day on which a plan delivers: the session's, or the one after. RULINGS section 10. */
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

/** What the feed clock offers: each plan, and the slower ones with the add-on that delivers the same day. */
export const deliveryChoices: ReadonlyArray<{ id: string; label: string; day: DeliveryDay }> =
  timedPlans().flatMap(({ id, name }) => {
    const day = deliveryDays[id]
    const choice = { id, label: name, day }
    if (day === 'same-day') return choice
    return [choice, { id: `${id}-priority`, label: `${name}, Priority Turnaround`, day: 'same-day' as const }]
  })

export const speedAnchor = 'how-fast'

type SpeedRow = { id: string; what: string; when: string; text: string }

/** No other copy may promise more; the first row stands for all plans. RULINGS sections 9 and 10. */
export const speedCopy = {
  heading: 'How fast',
  rows: [
    {
      id: 'guaranteed',
      what: 'Every plan',
      when: 'Guaranteed: by your next feed update',
      text: 'The first scheduled update of your feed after 5:00 PM on your plan’s delivery day, or the next session is free.',
    },
    {
      id: 'next-day',
      what: namesOf((id) => deliveryDays[id] === 'next-day'),
      when: 'Next day delivery',
      text: 'The delivery day is the business day after the session.',
    },
    {
      id: 'same-day',
      what: namesOf((id) => deliveryDays[id] === 'same-day' && !hasPriority(id)),
      when: 'Same day delivery',
      text: 'The delivery day is the day of the session.',
    },
    {
      id: 'priority-processing',
      what: namesOf(hasPriority),
      when: 'Same day, with priority processing',
      text: 'The day of the session, edited ahead of the smaller plans.',
    },
    {
      id: 'priority-turnaround',
      what: 'Priority Turnaround (Same-Day Processing)',
      when: 'Same day, on any plan',
      text: 'An add-on: one request, front of the line, delivered the day of the session.',
    },
    {
      id: 'processing',
      what: 'Once processing is done',
      when: '15 minutes*',
      text: 'From there to your feed.',
    },
  ] satisfies [SpeedRow, ...SpeedRow[]],
  footnote: {
    text: '* Typical time from the end of processing. What we guarantee is your next feed update. See the',
    link: { label: 'guarantee terms', to: claimTerms.nextFeed },
  },
}

type TimedPlanId = keyof typeof deliveryDays

/** Performance 60 and every plan above it. RULINGS section 10, "priority processing". */
export function hasPriority(id: TimedPlanId): boolean {
  const ids = timedPlans().map((plan) => plan.id)
  return ids.indexOf(id) >= ids.indexOf(priorityFrom)
}

function namesOf(matches: (id: TimedPlanId) => boolean): string {
  return timedPlans()
    .filter(({ id }) => matches(id))
    .map(({ name }) => name)
    .join(', ')
}

function timedPlans() {
  return plans.filter((plan) => plan.id !== 'custom')
}
