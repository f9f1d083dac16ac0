import { brand } from '@shared/brand'

/** To rebrand, change only the brand module. */
export const site = brand
