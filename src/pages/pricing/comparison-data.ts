import { deferred } from '@/lib/loading/deferred'

export const planComparison = deferred(
  async () => (await import('@/content/plans/plan-comparison')).comparison,
)
