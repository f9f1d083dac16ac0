/**
 * Each channel's published rules for vehicle photos. `npm run launch-check` reports sources that were last read more
 * than 180 days ago.
 */

export type Channel = {
  id: string
  name: string
  /** The page with the channel's rules, and the day on which we last read it (yyyy-mm-dd). */
  source: { label: string; url: string; read: string }
  /** The rules in our own words. A rule is undefined if the source doesn't mention its topic. */
  rules: {
    first: string | undefined
    overlays: string | undefined
    backgrounds: string | undefined
    format: string | undefined
    photos: string | undefined
  }
  /** The same rules as data. A test checks the sample delivery against them. */
  checks: {
    /** Width divided by height. The test allows a difference of 1%. */
    aspectRatio?: number
    /** In pixels. */
    minSize: { width: number; height: number }
    /** In bytes. */
    maxFileBytes?: number
    maxPhotos?: number
    /** Allowed angles of the first photo, in degrees to either side of the nose. */
    first?: { from: number; to: number }
  }
}

export const channels: ReadonlyArray<Channel> = [
  {
    id: 'google-vehicle-ads',
    name: 'Google vehicle ads',
    source: {
      label: 'Vehicle ads image guidelines',
      url: 'https://support.google.com/merchants/answer/11190670',
      read: '2026-11-26',
    },
    rules: {
      format: '4:3, 800 x 600 recommended. 100 x 100 at least, 16 MB at most.',
      photos: undefined,
      first: 'From the front at about 45 degrees; no rear view',
      overlays: 'Refused: logos, text, watermarks, “coming\u00a0soon”',
      backgrounds:
        'The whole car, few distractions. Logos behind the car and altered plates are discouraged.',
    },
    checks: {
      aspectRatio: 4 / 3,
      minSize: { width: 800, height: 600 },
      maxFileBytes: 16_000_000,
      first: { from: 35, to: 55 },
    },
  },
  {
    id: 'google-vehicle-listings',
    name: 'Google vehicle listings',
    source: {
      label: 'Policies and restrictions',
      url: 'https://developers.google.com/vehicle-listings/reference/policy',
      read: '2026-11-26',
    },
    rules: {
      format: undefined,
      photos: 'One main photo, more allowed',
      first: 'The feed’s main image',
      overlays: 'Watermarks, overlays and “coming\u00a0soon” are hidden, edited or ranked lower',
      backgrounds: undefined,
    },
    checks: { minSize: { width: 1, height: 1 } },
  },
  {
    id: 'meta',
    name: 'Meta automotive ads',
    source: {
      label: 'Automotive inventory ads: catalogs and feeds',
      url: 'https://developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog/',
      read: '2026-11-26',
    },
    rules: {
      format: undefined,
      photos: '20 at most, each with descriptive tags',
      first: 'First in the feed',
      overlays: undefined,
      backgrounds: undefined,
    },
    checks: { minSize: { width: 1, height: 1 } },
  },
  {
    id: 'tiktok',
    name: 'TikTok automotive ads',
    source: {
      label: 'Creative specifications for automotive ads',
      url: 'https://ads.tiktok.com/help/article/creative-specifications-for-automotive-ads',
      read: '2026-11-26',
    },
    rules: {
      format: '4:3, 800 x 600 preferred. 450 x 450 at least.',
      photos: undefined,
      first: undefined,
      overlays: undefined,
      backgrounds: 'Little empty space around the car',
    },
    checks: { aspectRatio: 4 / 3, minSize: { width: 800, height: 600 } },
  },
  {
    id: 'cars-com',
    name: 'Cars.com',
    source: {
      label: 'Cars.com blog post, 2008',
      url: 'https://growwithcars.com/blog/2008/03/21/ask-carscom/',
      read: '2026-11-26',
    },
    rules: {
      format: undefined,
      photos: '32 at most. File names: stock number and position',
      first: 'The photo with the lowest number',
      overlays: undefined,
      backgrounds: undefined,
    },
    checks: { minSize: { width: 1, height: 1 }, maxPhotos: 32 },
  },
]
