import type { PictureSource } from '@/content/media/picture-source'
import { whiteFrontRight } from '@/content/media/stills/angle-pictures'
import { handPhone1 } from '@/content/media/stills/hand-pictures'
import { interiorFrontSeats, interiorOdometer } from '@/content/media/stills/interior-pictures'
import { placeAround } from '@/content/media/stills/place-pictures'
import { resultLotPickupBlack } from '@/content/media/stills/result-pictures'
import { type JobId, paths, waitingCostAnchor } from '@/lib/paths'

type JobStep = {
  title: string
  text: string
  link: { label: string; to: string }
  source: PictureSource
  alt: string
  /** In degrees. Only pictures that are part of a spin have an angle. */
  angle?: number
}

export const jobSteps: Record<JobId, { heading: string; steps: ReadonlyArray<JobStep> }> = {
  'sales-rep': {
    heading: 'One store, three steps',
    steps: [
      {
        title: 'You find their listings',
        text: 'Crooked, dark, cluttered, or “Photos coming soon.”',
        link: { label: 'The cost of waiting', to: `${paths.why}#${waitingCostAnchor}` },
        source: resultLotPickupBlack,
        alt: 'A dark, crooked photo of a black pickup, part of it cut off',
      },
      {
        title: 'You spin their own car',
        text: 'Film one with your phone, let them drag it, and show them ours beside it.',
        link: { label: 'Spin a car yourself', to: paths.tryYourCar },
        source: handPhone1,
        alt: 'A graphite crossover on the lot, part of a spin filmed with a phone',
        angle: 50,
      },
      {
        title: 'You bring us in',
        text: 'Match their count to a plan, and we shoot the lot.',
        link: { label: 'The plans', to: paths.allPlans },
        source: whiteFrontRight,
        alt: 'The same car from our session, evenly lit on a studio floor',
      },
    ],
  },
  'field-photographer': {
    heading: 'One car, three steps',
    steps: [
      {
        title: 'Once around',
        text: 'Ten degrees apart. You walk, the car stays put.',
        link: { label: 'Where you stand', to: paths.onsite },
        source: placeAround,
        alt: 'A graphite crossover on a lot from four sides, with another part of the lot behind each',
      },
      {
        title: 'Inside',
        text: 'Up to 8 views, in the same order.',
        link: { label: 'All 44 images of one car', to: paths.standard },
        source: interiorFrontSeats,
        alt: 'The same car’s front seats and steering wheel',
      },
      {
        title: 'Nothing hidden',
        text: 'The odometer to the mile, and every scratch.',
        link: { label: 'A sample visit report', to: paths.visitReport },
        source: interiorOdometer,
        alt: 'The same car’s instruments with the odometer lit up',
      },
    ],
  },
}
