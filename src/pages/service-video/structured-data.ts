import { walkaroundVideoObject } from '@/components/head/structured-data'

export const structuredData = () => [walkaroundVideoObject()]
