import { brand } from '@shared/brand'

/** Names and contact details come from the brand module. */
export const site = brand

/** SPEC section 2 specifies '%s | ' plus the product name. */
export const documentTitle = (title: string) => `${title} | ${site.name}`
