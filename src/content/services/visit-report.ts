import { flawCurbRash, flawScratch } from '@/content/media/stills/flaw-pictures'
import { sampleDealer } from './sample-dealer'

/** The owner must confirm that each visit ends with a report, and that the report contains these details. */
export const sample = true

const flawedStock = 'L4417'

export const visitReportCopy = {
  title: 'No car gets forgotten',
  lead: 'After each visit your manager gets one page: every vehicle on the stock list, shot or skipped, why, and when it goes online.',
  short: 'After each visit your manager gets one page: every vehicle, shot or skipped, and why.',
  print: 'Print the report',
  link: 'See a sample visit report',
  caption: 'Sample',
  columns: { vehicle: 'Vehicle', result: 'On this visit', online: 'Online by' },
  shot: 'Shot',
  shotHeading: (cars: number) => `${cars} shot`,
  skipped: 'Skipped',
  flaws: {
    heading: `Damage: stock ${flawedStock}`,
    items: [
      {
        source: flawScratch,
        alt: 'A scratch on a graphite door, beside a ruler',
        text: '3.5-inch scratch, front door',
      },
      {
        source: flawCurbRash,
        alt: 'Scraped metal on the rim of a wheel',
        text: 'Curb rash, right front wheel',
      },
    ],
  },
  closing: { heading: 'See yours after the first visit', action: 'Schedule a Demo' },
}

export type Line = { stock: string; vehicle: string; online: string } & (
  | { isShot: true; media: string }
  | { isShot: false; why: string }
)

const tonight = 'Tue, Nov\u00a017, 11:00\u00a0PM feed'
/** Most of the cars photographed on this visit share these details, so narrow screens show them only once. */
export const usualShot = { media: '44 photos and the spin', online: tonight }

const nextVisit = 'Tue, Nov\u00a024, if it’s ready'

export const visitReport = {
  dealer: `${sampleDealer.name} ${sampleDealer.line}`,
  heading: 'Visit report',
  facts: [
    ['Visit', 'Tuesday, November 17, 2026'],
    ['On the lot', '10:00 AM to 12:20 PM'],
    ['Stock list', '14 units: 11 shot, 3 skipped'],
    ['Sent', '12:25 PM, to the used-car manager'],
  ],
  /** Skipped cars come first. */
  lines: [
    {
      stock: 'L4424',
      vehicle: '2020 three-row SUV, black',
      isShot: false,
      why: 'In service, waiting for a windshield. Ask your service manager.',
      online: nextVisit,
    },
    {
      stock: 'L4431',
      vehicle: '2021 minivan, gray',
      isShot: false,
      why: 'In detail; still wet at noon.',
      online: nextVisit,
    },
    {
      stock: 'L4436',
      vehicle: '2021 coupe, black',
      isShot: false,
      why: 'Sold this morning. Taken off the list.',
      online: 'Not needed',
    },
    {
      stock: flawedStock,
      vehicle: '2023 crossover, graphite',
      isShot: true,
      media: '44 photos and the spin; scratch and curb rash shown',
      online: tonight,
    },
    {
      stock: 'L4421',
      vehicle: '2021 compact sedan, silver',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4423',
      vehicle: '2023 crew cab 4x4, white',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4426',
      vehicle: '2022 midsize sedan, blue',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4427',
      vehicle: '2019 hatchback, red',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4430',
      vehicle: '2023 crossover AWD, white',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4433',
      vehicle: '2022 compact SUV, green',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4434',
      vehicle: '2020 midsize pickup, blue',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4438',
      vehicle: '2023 electric sedan, white',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4440',
      vehicle: '2022 three-row SUV, silver',
      isShot: true,
      ...usualShot,
    },
    {
      stock: 'L4441',
      vehicle: '2021 crossover, gold',
      isShot: true,
      media: '44 photos and the spin',
      online: tonight,
    },
  ] satisfies ReadonlyArray<Line> as ReadonlyArray<Line>,
}
