import type { BrandSlug } from '@/content/media/brands'

/** These stories are samples until the owner supplies real ones. */
export const sample = true

export type SuccessStory = {
  id: string
  name: string
  position: string
  dealership: string
  logo: BrandSlug
  comment: string
  /** Maps each metric's name to a percentage with its sign, such as '+12%'. */
  results: Readonly<Record<string, string>>
  /** From 1 to 5. */
  rating: number
}

export const successStories: ReadonlyArray<SuccessStory> = [
  {
    id: 'whalebone',
    name: 'Denise Furtado',
    position: 'General Sales Manager',
    dealership: 'Whalebone Motor Co.',
    logo: 'whalebone',
    comment:
      'Trade-ins used to sit in the back row until someone found a camera. Now they’re online with the next visit.',
    results: { 'Listing views': '+38%', 'Inquiries per listing': '+21%' },
    rating: 5,
  },
  {
    id: 'tern-point',
    name: 'Marcus Oyelaran',
    position: 'Digital Marketing Manager',
    dealership: 'Tern Point Auto',
    logo: 'tern-point',
    comment: 'I had three photographers and four styles. Now I have one look for the whole lot.',
    results: { 'Time on listing': '+54%', 'Photo complaints': '-72%' },
    rating: 5,
  },
  {
    id: 'pinefall',
    name: 'Joan Kowalczyk',
    position: 'Owner',
    dealership: 'Pinefall Electric',
    logo: 'pinefall',
    comment: 'People drive two hours to us for one car. They’ve seen all of it, so they bring a checkbook.',
    results: { 'Out-of-state inquiries': '+33%', 'Days until online': '-60%' },
    rating: 5,
  },
]

export function ratingLabel(stars: number): string {
  return `${stars} out of 5 stars`
}
