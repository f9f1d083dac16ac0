import { walkaroundVideoObject } from '@/components/head/structured-data'
import { env } from '@/lib/env'

/** Describes only our video, because the length and date of a third-party video are unknown. */
export const structuredData = () => (env.campaignVideoUrl ? [] : [walkaroundVideoObject()])
