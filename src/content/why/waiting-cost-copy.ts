import { site } from '@/content/site/site'
import { formatCount } from '@/lib/format-count'

export type WaitingField = {
  name: 'cars' | 'costPerCarPerDay' | 'daysNow' | 'daysWithUs'
  label: string
  help: string
  unit: string
  max: number
  isWhole?: boolean
}

export const waitingCostCopy = {
  heading: 'The cost of waiting',
  lead: 'Use your own numbers.',
  fields: [
    {
      name: 'cars',
      label: 'Cars waiting for photos',
      help: 'On an average day.',
      unit: 'cars',
      max: 10_000,
      isWhole: true,
    },
    {
      name: 'costPerCarPerDay',
      label: 'Dollars per car per day',
      help: 'Floorplan interest, depreciation, insurance.',
      unit: 'dollars',
      max: 10_000,
    },
    {
      name: 'daysNow',
      label: 'Days until online now',
      help: 'From arrival to photos online.',
      unit: 'days',
      max: 365,
    },
    {
      name: 'daysWithUs',
      label: `Days with ${site.name}`,
      help: 'Next session plus next feed.',
      unit: 'days',
      max: 365,
    },
  ] as const satisfies ReadonlyArray<WaitingField>,
  errors: {
    missing: 'Enter a number, or 0.',
    notANumber: 'Use digits only, like 12 or 12.5.',
    notWhole: 'Whole cars only, please.',
    tooLarge: (max: number, unit: string) => `Enter at most ${formatCount(max)} ${unit}.`,
  },
  result: {
    label: 'Cars × cost per car per day × (days now − days with us)',
    total: (cars: number) =>
      `Cost of the extra days for ${cars === 1 ? '1 car' : `${formatCount(cars)} cars`}`,
    perCar: 'For each car',
    incomplete: 'Enter all four numbers to see the result.',
    nothingSaved:
      'By these numbers, your cars get online just as fast today. Then speed isn’t your reason to call us.',
  },
}

/**
 * These are example values, not a claim about any dealership. With weekly visits, a car waits about four days: half a
 * week on average until the visit, and then until the next feed.
 */
export const waitingCostExample = { cars: '20', costPerCarPerDay: '40', daysNow: '8', daysWithUs: '4' }
