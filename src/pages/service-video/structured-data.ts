import { walkaroundVideoObject } from '@/components/head/structured-data'
import { serviceData } from '@/features/services/structured-data'
import { seo, social } from './meta'

export const structuredData = () => [...serviceData('video', seo, social), walkaroundVideoObject()]
