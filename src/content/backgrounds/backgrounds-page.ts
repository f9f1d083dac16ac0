import {
  backgroundBrickAlley,
  backgroundConcreteLoft,
  backgroundMountainPass,
} from '@/content/media/stills/background-pictures'
import { cutoutMountainPass, cutoutNight, cutoutStudioGloss } from '@/content/media/stills/cutout-pictures'
import { photoBooth } from '@/content/pricing/photo-booth'
import { formatPrice } from '@/lib/money'

export const headBackgrounds = [
  { background: backgroundConcreteLoft, car: cutoutStudioGloss },
  { background: backgroundMountainPass, car: cutoutMountainPass },
  { background: backgroundBrickAlley, car: cutoutNight },
] as const

export function backgroundDownload(id: string) {
  return `/backgrounds/${id}.jpg`
}

export const backgroundsCopy = {
  title: 'Free virtual backgrounds',
  lead: `Download them free, 2560 by 1440 pixels. We place your cars in them on Signature 80 and up, or with the ${formatPrice(photoBooth.priceCents)} photo booth add-on.`,
  headAlt:
    'A red crossover in front of three backgrounds: a concrete loft, a mountain pass and a brick alley at night',
  plans: 'See plans',
  heading: 'All twenty backgrounds',
  loading: 'Loading backgrounds',
  empty: 'No backgrounds available at the moment.',
  download: 'Download',
  preview: 'Preview',
  closePreview: 'Close',
  previous: 'Previous background',
  next: 'Next background',
  tryOn: 'Show the sample car',
  carAlt: 'The red sample car',
  own: {
    title: 'Or your own photo',
    text: 'Your showroom, your street, your skyline. Ask us before the session.',
    link: 'Ask about yours',
  },
  note: ({ width, height }: { width: number; height: number }) =>
    `The download is the empty background, ${width} by ${height} pixels.`,
}
