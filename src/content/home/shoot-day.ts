import type { PictureSource } from '@/content/media/picture-source'
import * as pictures from '@/content/media/stills/result-pictures'
import { photoBoothPlans } from '@/content/pricing/photo-booth'

/**
 * A dealer's results page on the day of a session. The times assume a start at 10:00 AM and the 12 minutes per car
 * stated in the operating facts.
 */
export const shootDayCopy = {
  heading: '“Photos coming soon”',
  lead: 'Five cars have no photos. Seven have bad ones. One visit fixes both.',
  store: 'Your store',
  inventory: 'Used inventory',
  count: (cars: number) => `${cars} vehicles`,
  missing: 'Photos coming soon',
  /** Shown only with reduced motion, above the finished page. */
  before: 'Before the visit',
  ready: 'Ready',
  alt: {
    studio: (car: string) => `${car} in the studio light, from the front left`,
    lot: (car: string) => `${car}, a crooked photo on the lot`,
    cutOff: (car: string) => `${car}, a crooked photo on the lot, part of the car cut off`,
  },
  rail: 'Time of day',
  today: 'Today',
  after: 'After the feed',
  /** The last stop is the next feed update (RULINGS section 10). */
  stops: [
    {
      label: '9:10 AM',
      text: 'What shoppers see before the visit.',
    },
    {
      label: '11:40 AM',
      text: 'Four of these cars are shot and edited. They’re waiting for your feed.',
    },
    {
      label: '2:30 PM',
      text: 'The session is over: nine are ready, and three are still in editing.',
    },
    {
      label: 'Next feed',
      text: 'All twelve online with the first feed update after 5:00\u00a0PM (Advanced 40 and up).',
    },
  ] as const,
  progress: (label: string, ready: number, cars: number) => `${label}: ${ready} of ${cars} cars`,
  caption: `Sample. Studio background: ${photoBoothPlans}.`,
}

export type ResultCar = {
  body: string
  color: string
  studio: PictureSource
  /** The picture taken before our visit. If there is none, a gray box is shown. */
  lot?: PictureSource
  isCutOff?: boolean
  /** The index of the first stop at which the studio picture is shown. */
  readyAt: 1 | 2 | 3
}

export const resultCars: ReadonlyArray<ResultCar> = [
  {
    body: 'Crossover',
    color: 'White',
    studio: pictures.resultStudioCrossoverWhite,
    lot: pictures.resultLotCrossoverWhite,
    readyAt: 2,
  },
  { body: 'Pickup', color: 'Blue', studio: pictures.resultStudioPickupBlue, readyAt: 1 },
  {
    body: 'Sedan',
    color: 'Silver',
    studio: pictures.resultStudioSedanSilver,
    lot: pictures.resultLotSedanSilver,
    readyAt: 3,
  },
  {
    body: 'Crossover',
    color: 'Blue',
    studio: pictures.resultStudioCrossoverBlue,
    lot: pictures.resultLotCrossoverBlue,
    isCutOff: true,
    readyAt: 1,
  },
  { body: 'Sedan', color: 'White', studio: pictures.resultStudioSedanWhite, readyAt: 2 },
  {
    body: 'Pickup',
    color: 'Black',
    studio: pictures.resultStudioPickupBlack,
    lot: pictures.resultLotPickupBlack,
    isCutOff: true,
    readyAt: 2,
  },
  { body: 'Crossover', color: 'Silver', studio: pictures.resultStudioCrossoverSilver, readyAt: 3 },
  {
    body: 'Pickup',
    color: 'White',
    studio: pictures.resultStudioPickupWhite,
    lot: pictures.resultLotPickupWhite,
    readyAt: 2,
  },
  { body: 'Sedan', color: 'Black', studio: pictures.resultStudioSedanBlack, readyAt: 1 },
  {
    body: 'Crossover',
    color: 'Black',
    studio: pictures.resultStudioCrossoverBlack,
    lot: pictures.resultLotCrossoverBlack,
    readyAt: 1,
  },
  { body: 'Pickup', color: 'Graphite', studio: pictures.resultStudioPickupGraphite, readyAt: 2 },
  {
    body: 'Sedan',
    color: 'Graphite',
    studio: pictures.resultStudioSedanGraphite,
    lot: pictures.resultLotSedanGraphite,
    isCutOff: true,
    readyAt: 3,
  },
]
