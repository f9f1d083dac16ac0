import { deferred } from '@/lib/loading/deferred'

/** Heavier than the page, so fetched when idle. */
export const tools = deferred(() => import('./toolbox'))
