import * as pictures from '@/content/media/stills/interior-pictures'

/** In the order in which we shoot them. */
export const interiorViews = [
  {
    source: pictures.interiorDashboard,
    name: 'dashboard',
    alt: 'Dashboard of the graphite crossover: steering wheel, instrument screen and a map on the center screen',
  },
  {
    source: pictures.interiorOdometer,
    name: 'odometer',
    alt: 'The crossover’s instrument screen, with the odometer at 48,213 miles',
  },
  {
    source: pictures.interiorConsole,
    name: 'console',
    alt: 'Center console of the crossover: shifter, drive-mode keys and two empty cup holders',
  },
  {
    source: pictures.interiorFrontSeats,
    name: 'front seats',
    alt: 'Front seats of the crossover in tan leather with perforated inserts',
  },
  {
    source: pictures.interiorRearSeats,
    name: 'rear seats',
    alt: 'The crossover’s rear bench in tan leather, with three head restraints',
  },
  {
    source: pictures.interiorDoorTrim,
    name: 'door trim',
    alt: 'Passenger-door trim of the crossover: tan insert, door handle, armrest with the window switch',
  },
  {
    source: pictures.interiorHeadliner,
    name: 'headliner',
    alt: 'The crossover’s headliner without stains, seen from the rear bench, with both sun visors up',
  },
  {
    source: pictures.interiorCargo,
    name: 'cargo area',
    alt: 'The crossover’s empty cargo area with a rubber mat and the rear seats up',
  },
] as const
