import { site } from '@/content/site'

export type WaitingField = {
  name: 'cars' | 'costPerCarPerDay' | 'daysNow' | 'daysWithUs'
  label: string
  help: string
  unit: string
  max: number
  isWhole?: boolean
}

/** Words of "What waiting costs" on the Why page. */
export const waitingCostCopy = {
  heading: 'What waiting costs',
  lead: 'A car without pictures is on your lot, but not in your store. Put in your own numbers; the ones below only show how the sum works.',
  fields: [
    {
      name: 'cars',
      label: 'Cars waiting for pictures',
      help: 'On an ordinary day.',
      unit: 'cars',
      max: 10_000,
      isWhole: true,
    },
    {
      name: 'costPerCarPerDay',
      label: 'Cost per car per day, in dollars',
      help: 'Holding cost: interest, depreciation, insurance, space. Your controller has the figure.',
      unit: 'dollars',
      max: 10_000,
    },
    {
      name: 'daysNow',
      label: 'Days until online now',
      help: 'From arrival on the lot to pictures on your site.',
      unit: 'days',
      max: 365,
    },
    {
      name: 'daysWithUs',
      label: `Days until online with ${site.name}`,
      help: 'Your next session plus your next feed update.',
      unit: 'days',
      max: 365,
    },
  ] as const satisfies ReadonlyArray<WaitingField>,
  errors: {
    missing: 'Put in a number, or 0.',
    notANumber: 'Use digits only, like 12 or 12.5.',
    notWhole: 'Whole cars only, please.',
    tooLarge: (max: number, unit: string) => `This sum goes up to ${max.toLocaleString('en-US')} ${unit}.`,
  },
  result: {
    label: 'Your own arithmetic',
    total: 'What these cars cost you by waiting',
    perCar: 'For each car',
    formula: 'cars × cost per car per day × (days now − days with us)',
    incomplete: 'The sum waits for four numbers.',
    nothingSaved:
      'By these numbers your cars are online just as soon today. Then speed is not your reason to call us.',
    note: 'No claim of ours: your numbers, one multiplication. What we do promise about time is in the guarantee.',
    link: 'Next feed guarantee',
  },
}

/** What the fields hold at first, as typed: an example, not a claim about any dealership. */
export const waitingCostExample = { cars: '20', costPerCarPerDay: '40', daysNow: '5', daysWithUs: '1' }
