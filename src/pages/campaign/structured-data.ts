import { walkaroundVideoObject } from '@/components/head/structured-data'
import { env } from '@/lib/env'

/** Only our video, because length and date of a third-party one are unknown. */
export const structuredData = () => (env.campaignVideoUrl ? [] : [walkaroundVideoObject()])
