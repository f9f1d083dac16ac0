import type { PictureSource } from '@/content/media/picture-source'
import type { backgroundCars } from '@/content/media/stills/background-cars'
import {
  backgroundAirfieldHangar,
  backgroundAutumnPark,
  backgroundBlackMirrorStudio,
  backgroundBrickAlley,
  backgroundCityNightBokeh,
  backgroundCoastalOverlook,
  backgroundConcreteLoft,
  backgroundDesertRoad,
  backgroundForestClearing,
  backgroundGlassShowroom,
  backgroundGreyGradientStudio,
  backgroundMarbleHall,
  backgroundMountainPass,
  backgroundNeonTunnel,
  backgroundRooftopDusk,
  backgroundSnowField,
  backgroundSunsetHorizon,
  backgroundTiledWorkshop,
  backgroundWarehouse,
  backgroundWhiteCove,
} from '@/content/media/stills/background-pictures'

export const backgroundGroups = ['Studio', 'Indoors', 'Outdoors'] as const

export type Background = {
  id: keyof typeof backgroundCars
  name: string
  image: PictureSource
  group: (typeof backgroundGroups)[number]
}

export const backgrounds: ReadonlyArray<Background> = [
  { id: 'white-cove', name: 'White cove', image: backgroundWhiteCove, group: 'Studio' },
  {
    id: 'grey-gradient-studio',
    name: 'Gray gradient studio',
    image: backgroundGreyGradientStudio,
    group: 'Studio',
  },
  {
    id: 'black-mirror-studio',
    name: 'Black mirror studio',
    image: backgroundBlackMirrorStudio,
    group: 'Studio',
  },
  { id: 'concrete-loft', name: 'Concrete loft', image: backgroundConcreteLoft, group: 'Indoors' },
  { id: 'airfield-hangar', name: 'Airfield hangar', image: backgroundAirfieldHangar, group: 'Indoors' },
  { id: 'glass-showroom', name: 'Glass showroom', image: backgroundGlassShowroom, group: 'Indoors' },
  { id: 'warehouse', name: 'Warehouse', image: backgroundWarehouse, group: 'Indoors' },
  { id: 'neon-tunnel', name: 'Neon tunnel', image: backgroundNeonTunnel, group: 'Indoors' },
  { id: 'marble-hall', name: 'Marble hall', image: backgroundMarbleHall, group: 'Indoors' },
  { id: 'tiled-workshop', name: 'Tiled workshop', image: backgroundTiledWorkshop, group: 'Indoors' },
  { id: 'sunset-horizon', name: 'Sunset horizon', image: backgroundSunsetHorizon, group: 'Outdoors' },
  { id: 'rooftop-dusk', name: 'Rooftop dusk', image: backgroundRooftopDusk, group: 'Outdoors' },
  { id: 'city-night-bokeh', name: 'City night bokeh', image: backgroundCityNightBokeh, group: 'Outdoors' },
  { id: 'coastal-overlook', name: 'Coastal overlook', image: backgroundCoastalOverlook, group: 'Outdoors' },
  { id: 'mountain-pass', name: 'Mountain pass', image: backgroundMountainPass, group: 'Outdoors' },
  { id: 'desert-road', name: 'Desert road', image: backgroundDesertRoad, group: 'Outdoors' },
  { id: 'snow-field', name: 'Snow field', image: backgroundSnowField, group: 'Outdoors' },
  { id: 'autumn-park', name: 'Autumn park', image: backgroundAutumnPark, group: 'Outdoors' },
  { id: 'forest-clearing', name: 'Forest clearing', image: backgroundForestClearing, group: 'Outdoors' },
  { id: 'brick-alley', name: 'Brick alley', image: backgroundBrickAlley, group: 'Outdoors' },
]

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
  lead: 'Backgrounds for your inventory, free to download. Each is shown with our sample car. Open one to see it large.',
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
