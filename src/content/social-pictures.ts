import { site } from '@/content/site'
import { jobPath, paths } from '@/lib/paths'

/** A picture that stands beside a link to one of its pages wherever somebody shares it. */
export type SocialPicture = {
  /** scripts/social-pictures draws the scene of this name. */
  name: string
  pages: ReadonlyArray<string>
  /** Lines, at most three. */
  headline: ReadonlyArray<string>
  /** One short line beneath. */
  line?: string
  /** What the picture shows, without its words. */
  scene: string
}

/** All are 1200 px wide and 630 high. */
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
    headline: ['Everything a', 'listing needs to', 'be looked at'],
    scene: 'A copper crossover on a dark turntable, seen from its left side',
  },
  {
    name: 'spin',
    pages: [paths.spin],
    headline: ['No good side,', 'no hidden side'],
    line: '36 frames, one every ten degrees',
    scene: 'A copper crossover on a dark turntable from six sides, sixty degrees apart',
  },
  {
    name: 'standard',
    pages: [paths.standard],
    headline: ['The same order,', 'the same light,', 'every car'],
    scene: 'A green crossover on a white turntable, front three-quarter view',
  },
  {
    name: 'video',
    pages: [paths.video],
    headline: ['Put the next', 'arrival on film'],
    scene: 'A gray crossover in a dark studio, seen from behind, its light bar lit',
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
    headline: ['Put your name', 'on the picture'],
    scene: 'A red crossover in a concrete loft with a dealership’s name plate in the corner',
  },
  {
    name: 'onsite',
    pages: [paths.onsite],
    headline: ['We come', 'to the lot'],
    scene: 'A red crossover on a wet dealer lot in low sun, between a pickup and a sedan',
  },
  {
    name: 'pricing',
    pages: [paths.pricing, paths.allPlans],
    headline: ['One price', 'per vehicle,', 'month to month'],
    scene: 'A copper crossover on a dark turntable, seen from the front left',
  },
  {
    name: 'campaign',
    pages: [paths.campaign],
    headline: ['Your lot,', 'filmed today'],
    line: 'Online by your next feed update',
    scene: 'A copper crossover in a dark studio, lamps lit, the floor shining under it',
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
    headline: ['Twenty places', 'to stand a car'],
    line: 'Free to download',
    scene: 'A red crossover standing before four backgrounds at once',
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
    headline: ['Sell it', 'or shoot it'],
    line: 'Contractor roles in MA, RI and CT',
    scene: 'The front wheel and headlight of a green crossover, close up',
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
    headline: ['The rules,', 'in plain words'],
    scene: 'A copper crossover on a dark turntable, seen from behind',
  },
]

/** A page without a picture of its own shows the home page's. */
export function socialPictureOf(path: string) {
  const picture = socialPictures.find(({ pages }) => pages.includes(path)) ?? homePicture
  return {
    path: `/social/${picture.name}.jpg`,
    alt: `${picture.headline.join(' ')}. ${picture.scene}. ${site.name}.`,
  }
}
