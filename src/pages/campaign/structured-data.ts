import { walkaroundVideoObject } from '@/components/head/structured-data'
import { env } from '@/lib/env'

/** A third-party video isn't described, because its length and date are unknown. */
export const structuredData = () => (env.campaignVideoUrl ? [] : [walkaroundVideoObject()])
