type Brand = {
  slug: string
  name: string
  /** In px. The sizes differ, because wordmarks of the same size wouldn't look equally large. */
  width: number
  height: number
}

/** These dealer groups are fictional until the owner supplies real customers. */
export const sample = true

export const brands = [
  { slug: 'harborline', name: 'Harborline Motors', width: 204, height: 48 },
  {
    slug: 'quequechan',
    name: 'Quequechan Auto Group',
    width: 204,
    height: 48,
  },
  {
    slug: 'blackstone-valley',
    name: 'Blackstone Valley Cars',
    width: 138,
    height: 48,
  },
  { slug: 'whalebone', name: 'Whalebone Motor Co.', width: 154, height: 48 },
  {
    slug: 'wheelock-hale',
    name: 'Wheelock & Hale',
    width: 172,
    height: 48,
  },
  { slug: 'tern-point', name: 'Tern Point Auto', width: 198, height: 48 },
  { slug: 'nine-lanterns', name: 'Nine Lanterns', width: 196, height: 48 },
  {
    slug: 'kestrel-bourne',
    name: 'Kestrel & Bourne',
    width: 200,
    height: 48,
  },
  {
    slug: 'foundry-street',
    name: 'Foundry Street Auto',
    width: 188,
    height: 48,
  },
  { slug: 'snowdrift', name: 'Snowdrift 4×4', width: 186, height: 48 },
  { slug: 'oxbow-lane', name: 'Oxbow Lane', width: 150, height: 48 },
  { slug: 'halyard', name: 'Halyard Auto Sport', width: 176, height: 48 },
  { slug: 'saltmarsh', name: 'Saltmarsh', width: 156, height: 48 },
  {
    slug: 'ninth-pike',
    name: 'Ninth Pike Auto Mall',
    width: 172,
    height: 48,
  },
  { slug: 'larkspur', name: 'Larkspur Motorcars', width: 164, height: 48 },
  { slug: 'pinefall', name: 'Pinefall Electric', width: 176, height: 48 },
  { slug: 'orchard-gate', name: 'Orchard Gate', width: 166, height: 48 },
] as const satisfies ReadonlyArray<Brand>

export type BrandSlug = (typeof brands)[number]['slug']
