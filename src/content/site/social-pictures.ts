import { site } from '@/content/site/site'
import { jobPath, paths } from '@/lib/paths'

export type SocialPicture = {
  /** The name of the picture's scene in tools/assets/social-pictures. */
  name: string
  /** Paths of the pages that use it; all others use the home page's. */
  pages: ReadonlyArray<string>
  /** At most three lines. */
  headline: ReadonlyArray<string>
  line?: string
  scene: string
}

export const socialPictureSize = { width: 1200, height: 630 }

const homePicture = {
  name: 'home',
  pages: [paths.home],
  headline: ['Premium 360°', 'photography', 'for dealerships'],
  line: 'On your listings by your next feed update',
  scene: 'A copper crossover on a dark turntable, front three-quarter view',
} as const satisfies SocialPicture

export const socialPictures: ReadonlyArray<SocialPicture> = [
  homePicture,
  {
    name: 'why',
    pages: [paths.why],
    headline: ['The same car,', 'sold two ways'],
    scene: 'A red crossover, its left half as shot on a wet lot, its right half edited onto white',
  },
  {
    name: 'services',
    pages: [paths.services],
    headline: ['What it takes', 'to get a listing', 'noticed'],
    scene: 'A copper crossover on a dark turntable, seen from its left side',
  },
  {
    name: 'spin',
    pages: [paths.spin, paths.tryYourCar],
    headline: ['No good side,', 'no hidden side'],
    line: '36 frames, one every ten degrees',
    scene: 'A copper crossover on a dark turntable from six sides, sixty degrees apart',
  },
  {
    name: 'viewer',
    pages: [paths.viewerForYourSite],
    headline: ['The 360° viewer,', 'on your', 'own page'],
    line: 'One snippet that sizes itself',
    scene: 'A copper crossover on a dark turntable, seen from the front right',
  },
  {
    name: 'standard',
    pages: [paths.standard],
    headline: ['The same order,', 'the same light,', 'every car'],
    scene: 'A graphite crossover in a white studio, front three-quarter view',
  },
  {
    name: 'video',
    pages: [paths.video],
    headline: ['Put the next', 'arrival on video'],
    scene: 'A blue crossover with its headlights on, on a dealer’s wet lot, seen from the front right',
  },
  {
    name: 'enhancement',
    pages: [paths.enhancement],
    headline: ['The lot goes,', 'the car stays'],
    scene: 'A red crossover, its left half as shot on a wet lot, its right half edited onto white',
  },
  {
    name: 'branding',
    pages: [paths.branding],
    headline: ['Put your name', 'on the photo'],
    scene: 'A red crossover in a concrete loft with a dealership’s name in the corner',
  },
  {
    name: 'onsite',
    pages: [paths.onsite, paths.visitReport],
    headline: ['We come', 'to the lot'],
    scene: 'A red crossover on a wet dealer lot, parked cars and a fence behind it',
  },
  {
    name: 'pricing',
    pages: [paths.pricing, paths.allPlans],
    headline: ['Priced', 'per vehicle,', 'month to month'],
    scene: 'A copper crossover on a dark turntable, seen from the front left',
  },
  {
    name: 'campaign',
    pages: [paths.campaign],
    headline: ['Your lot,', 'photographed', 'today'],
    line: 'Online by your next feed update',
    scene: 'A blue crossover with its taillights on, on a dealer’s wet lot, seen from the rear right',
  },
  {
    name: 'guarantee',
    pages: [paths.guarantee],
    headline: ['By your next feed', 'update, or the next', 'session is free'],
    scene: 'A copper crossover on a dark turntable, seen from behind, beside a stamp: Next Feed Guarantee',
  },
  {
    name: 'backgrounds',
    pages: [paths.backgrounds],
    headline: ['Virtual backgrounds', 'for your inventory'],
    line: 'Free to download',
    scene: 'A red crossover in front of four backgrounds at once',
  },
  {
    name: 'contact',
    pages: [paths.contact],
    headline: ['Talk to', 'a person who', 'photographs cars'],
    scene: 'A copper crossover on a dark turntable, seen from the front',
  },
  {
    name: 'careers',
    pages: [paths.careers],
    headline: ['Sell it.', 'Or photograph it.'],
    line: 'Contractor roles in MA, RI and CT',
    scene: 'The front wheel and headlight of a graphite crossover, close up',
  },
  {
    name: 'sales-rep',
    pages: [jobPath('sales-rep')],
    headline: ['Independent', 'Sales', 'Representative'],
    line: 'Contractor role in MA, RI and CT',
    scene: 'A copper crossover on a dark turntable, seen from the front',
  },
  {
    name: 'field-photographer',
    pages: [jobPath('field-photographer')],
    headline: ['Field', 'Photographer'],
    line: 'Contractor role in MA, RI and CT',
    scene: 'A copper crossover on a dark turntable, seen from behind',
  },
  {
    name: 'company',
    pages: [paths.privacy, paths.terms],
    headline: ['The rules,', 'in plain English'],
    scene: 'A copper crossover on a dark turntable, seen from behind',
  },
]

/** A job without one uses that of the careers page. */
export function socialPictureOf(path: string) {
  const pictureAt = (page: string) => socialPictures.find(({ pages }) => pages.includes(page))
  const isJob = path.startsWith(`${paths.careers}/`)
  const picture = pictureAt(path) ?? (isJob ? pictureAt(paths.careers) : undefined) ?? homePicture
  return {
    path: `/social/${picture.name}.jpg`,
    alt: `${picture.headline.join(' ')}. ${picture.scene}. ${site.name}.`,
  }
}
