import { brand } from '@shared/brand'

export const site = brand

/** SPEC section 2 specifies '%s | ' plus the product name. */
export const documentTitle = (title: string) => `${title} | ${site.name}`
