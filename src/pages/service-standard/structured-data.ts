import { serviceData } from '@/features/services/structured-data'
import { seo, social } from './meta'

export const structuredData = () => serviceData('standard', seo, social)
