import { serviceData } from '@/features/services/structured-data'
import { seo, social } from './meta'

export const structuredData = () => serviceData('enhancement', seo, social)
