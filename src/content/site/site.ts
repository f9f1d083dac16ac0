import { brand } from '@brand'

/** Names, addresses and hours of the company. Rebranding starts and ends in the brand module. */
export const site = brand
