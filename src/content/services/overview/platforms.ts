/** SPEC section 2, Services: as text, never with logos. */
export type Platform = { name: string; kind: string; isCustom?: boolean }

export const platforms: ReadonlyArray<Platform> = [
  { name: 'Autotrader', kind: 'Listings' },
  { name: 'Cars.com', kind: 'Listings' },
  { name: 'CarGurus', kind: 'Listings' },
  { name: 'Dealer.com', kind: 'Dealer websites' },
  { name: 'vAuto', kind: 'Inventory management' },
  { name: 'Custom Solutions', kind: 'Your DMS, your IMS, your own website', isCustom: true },
]
