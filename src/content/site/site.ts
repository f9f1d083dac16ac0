import { brand } from '@shared/brand'

export const site = brand

export const openingTimes = site.hours.slice(site.hours.search(/\d/))

/** SPEC section 2 specifies '%s | ' plus the product name. */
export const documentTitle = (title: string) => `${title} | ${site.name}`
