export type Brand = {
  slug: string
  /** What the wordmark says; its alt text. */
  name: string
  /** A wordmark drawn in fog for a dark ground. */
  path: string
  /** Size in px at which all wordmarks weigh the same to the eye. */
  width: number
  height: number
}

/** Invented dealer groups, until the owner supplies the names of real customers. */
export const sample = true

export const brands = [
  { slug: 'harborline', name: 'Harborline Motors', path: '/brands/harborline.svg', width: 204, height: 48 },
  {
    slug: 'quequechan',
    name: 'Quequechan Auto Group',
    path: '/brands/quequechan.svg',
    width: 204,
    height: 48,
  },
  {
    slug: 'blackstone-valley',
    name: 'Blackstone Valley Cars',
    path: '/brands/blackstone-valley.svg',
    width: 138,
    height: 48,
  },
  { slug: 'whalebone', name: 'Whalebone Motor Co.', path: '/brands/whalebone.svg', width: 154, height: 48 },
  {
    slug: 'wheelock-hale',
    name: 'Wheelock & Hale',
    path: '/brands/wheelock-hale.svg',
    width: 172,
    height: 48,
  },
  { slug: 'tern-point', name: 'Tern Point Auto', path: '/brands/tern-point.svg', width: 198, height: 48 },
  { slug: 'nine-lanterns', name: 'Nine Lanterns', path: '/brands/nine-lanterns.svg', width: 196, height: 48 },
  {
    slug: 'kestrel-bourne',
    name: 'Kestrel & Bourne',
    path: '/brands/kestrel-bourne.svg',
    width: 200,
    height: 48,
  },
  {
    slug: 'foundry-street',
    name: 'Foundry Street Auto',
    path: '/brands/foundry-street.svg',
    width: 188,
    height: 48,
  },
  { slug: 'snowdrift', name: 'Snowdrift 4×4', path: '/brands/snowdrift.svg', width: 186, height: 48 },
  { slug: 'oxbow-lane', name: 'Oxbow Lane', path: '/brands/oxbow-lane.svg', width: 150, height: 48 },
  { slug: 'halyard', name: 'Halyard Auto Sport', path: '/brands/halyard.svg', width: 176, height: 48 },
  { slug: 'saltmarsh', name: 'Saltmarsh', path: '/brands/saltmarsh.svg', width: 156, height: 48 },
  {
    slug: 'ninth-pike',
    name: 'Ninth Pike Auto Mall',
    path: '/brands/ninth-pike.svg',
    width: 172,
    height: 48,
  },
  { slug: 'larkspur', name: 'Larkspur Motorcars', path: '/brands/larkspur.svg', width: 164, height: 48 },
  { slug: 'pinefall', name: 'Pinefall Electric', path: '/brands/pinefall.svg', width: 176, height: 48 },
  { slug: 'orchard-gate', name: 'Orchard Gate', path: '/brands/orchard-gate.svg', width: 166, height: 48 },
] as const satisfies ReadonlyArray<Brand>
