import { brand } from '@shared/brand'

/** Contact details and names come from the brand module. */
export const site = brand

/** SPEC section 2: '%s | ' plus the product name. */
export const documentTitle = (title: string) => `${title} | ${site.name}`
