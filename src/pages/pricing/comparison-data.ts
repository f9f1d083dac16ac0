import { deferred } from '@/lib/deferred'

export const planComparison = deferred(async () => (await import('@/content/plan-comparison')).comparison)
