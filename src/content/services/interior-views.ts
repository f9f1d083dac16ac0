import {
  interiorCargo,
  interiorConsole,
  interiorDashboard,
  interiorDoorTrim,
  interiorFrontSeats,
  interiorHeadliner,
  interiorOdometer,
  interiorRearSeats,
} from '@/content/media/stills/interior-pictures'

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
  {
    source: interiorFrontSeats,
    name: 'front seats',
    alt: 'Front seats of the crossover in tan leather with perforated inserts',
  },
  {
    source: interiorRearSeats,
    name: 'rear seats',
    alt: 'Rear bench of the crossover, three head restraints up, tan leather',
  },
  {
    source: interiorDoorTrim,
    name: 'door trim',
    alt: 'Passenger-door trim of the crossover: tan insert, door handle, armrest with the window switch',
  },
  {
    source: interiorHeadliner,
    name: 'headliner',
    alt: 'Headliner of the crossover from the rear bench, without stains, both sun visors up',
  },
  {
    source: interiorCargo,
    name: 'cargo area',
    alt: 'Cargo area of the crossover with its rubber mat, empty, the rear seats up',
  },
] as const
