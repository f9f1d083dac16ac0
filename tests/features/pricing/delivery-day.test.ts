import { expect, it } from 'vitest'
import { deliveryChoices } from '@/content/pricing/delivery-days'
import { comparison } from '@/content/pricing/plan-comparison'
import { plans } from '@/content/pricing/plans'

const isNextDay = (plan: string) => deliveryChoices.find(({ id }) => id === plan)?.day === 'next-day'

it('the plans and the comparison state the same delivery day and priority', () => {
  const rowOf = (wanted: string) => comparison.rows.find(({ id, label }) => [id, label].includes(wanted))
  comparison.plans.forEach(({ id, features }, column) => {
    expect(rowOf('delivery')?.coverage[column], id).toBe(isNextDay(id) ? 'Next business day' : 'Same day')
    expect(features.includes('Next day delivery'), id).toBe(isNextDay(id))
    expect(features.includes('Same day delivery') && isNextDay(id), id).toBe(false)
    const hasPriority = plans
      .find((plan) => plan.id === id)
      ?.features.some((it) => it === 'Priority processing')
    expect(rowOf('Priority processing')?.coverage[column], id).toBe(hasPriority)
  })
})
