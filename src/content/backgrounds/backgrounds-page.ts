import {
  backgroundBrickAlley,
  backgroundGlassShowroom,
  backgroundMountainPass,
} from '@/content/media/stills/background-pictures'

export const backgroundGroups = ['Studio', 'Indoors', 'Outdoors'] as const

/** From left to right behind the car in the page's head. */
export const headBackgrounds = [
  backgroundGlassShowroom,
  backgroundMountainPass,
  backgroundBrickAlley,
] as const

export function backgroundDownload(id: string) {
  return `/backgrounds/${id}.jpg`
}

export const backgroundsCopy = {
  seoTitle: 'Free Virtual Backgrounds',
  title: 'Free virtual backgrounds',
  description:
    'Virtual backgrounds for vehicle photos, free to download, each with a sample car to try on it.',
  lead: 'Free to download for your own editor, or have our photo booth put your cars in them. Each is shown with our sample car.',
  headAlt:
    'A red crossover in front of three backgrounds: a glass showroom, a mountain pass and a brick alley at night',
  loading: 'Loading backgrounds',
  empty: 'No backgrounds available at the moment.',
  download: 'Download',
  preview: 'Preview',
  closePreview: 'Close',
  previous: 'Previous background',
  next: 'Next background',
  tryOn: 'Show the sample car',
  carAlt: 'The red sample car',
  note: ({ width, height }: { width: number; height: number }) =>
    `The download is the empty background, ${width} by ${height} pixels.`,
}
