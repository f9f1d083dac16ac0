import { priorityTurnaround } from '@/content/pricing/add-ons'
import { deliveryDays, hasPriority, timedPlans } from '@/content/pricing/delivery-days'
import { formatPrice } from '@/lib/money'

const sameDayPlans = timedPlans().filter(({ id }) => deliveryDays[id] === 'same-day')
const firstWithPriority = timedPlans().find(({ id }) => hasPriority(id))
const nextDayPlans = timedPlans().filter(({ id }) => deliveryDays[id] === 'next-day')

/** No other text may promise faster delivery than this (RULINGS sections 9 and 10). */
export const speedCopy = {
  heading: 'Delivery time by plan',
  guaranteed:
    'Guaranteed on every plan: the first scheduled update of your feed after 5:00 PM on your plan’s delivery day.',
  rows: [
    {
      id: 'same-day',
      what: `${sameDayPlans[0]?.name} and up`,
      when: 'Same day delivery',
      text: `The day of the session. ${firstWithPriority?.name} and up are edited ahead of smaller plans.`,
    },
    {
      id: 'next-day',
      what: nextDayPlans.map(({ name }) => name).join(', '),
      when: 'Next day delivery',
      text: 'The business day after the session.',
    },
    {
      id: 'priority-turnaround',
      what: 'With Priority Turnaround',
      when: 'Same day, on any plan',
      text: `${formatPrice(priorityTurnaround.priceCents)} per request. Delivered the day of the session.`,
    },
    {
      id: 'processing',
      what: 'Once processing is done',
      when: '15 minutes*',
      text: 'From there to your feed.',
    },
  ],
  footnote: '* Typical time from the end of processing. We guarantee your next feed update.',
}
