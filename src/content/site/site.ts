import { brand } from '@brand'

/** To rebrand, change only the brand module. */
export const site = brand
