import { brand } from '@shared/brand'

/** Contact details and names come from the brand module. */
export const site = brand
