/** The owner must confirm whether the platforms pull the photos or we push them. */
export const sample = 'how photos reach each platform'

/** Platforms are listed by name and never by logo (SPEC section 2, Services). */
export type Platform = { name: string; how: string; who: string }

const listingSite = { how: 'Pulls photo URLs from your feed', who: 'We do, with your provider' }

export const platforms: ReadonlyArray<Platform> = [
  { name: 'Autotrader', ...listingSite },
  { name: 'Cars.com', ...listingSite },
  { name: 'CarGurus', ...listingSite },
  { name: 'Dealer.com', how: 'Photos by feed, spins by embed', who: 'We do, with your web team' },
  { name: 'vAuto', how: 'We send photo URLs by VIN', who: 'You authorize us as your vendor' },
  { name: 'Custom Solutions', how: 'Direct to your DMS, IMS or website', who: 'We do, with you' },
]
