import { deferred } from '@/lib/loading/deferred'

/** What opens videos and photos and makes spins: heavier than the page, so it comes once the page is idle. */
export const tools = deferred(() => import('./toolbox'))
