import { interiorConsole, interiorDashboard, interiorOdometer } from '@/content/media/interior-pictures'

/** The order in which they are shot. */
export const interiorViews = [
  {
    source: interiorDashboard,
    name: 'dashboard',
    alt: 'Dashboard of the graphite crossover: steering wheel, instrument screen and a map on the center screen',
  },
  {
    source: interiorOdometer,
    name: 'odometer',
    alt: 'Instrument screen of the crossover in park, the odometer at 48,213 miles',
  },
  {
    source: interiorConsole,
    name: 'console',
    alt: 'Center console of the crossover: shifter, drive-mode keys and two empty cup holders',
  },
] as const
