import type { PictureSource } from '@/content/media/picture-source'
import { rowAlt } from '@/content/media/place-alts'
import { whiteFrontRight, whiteRearRight } from '@/content/media/stills/angle-pictures'
import { interiorDashboard, interiorOdometer } from '@/content/media/stills/interior-pictures'
import { placeRow } from '@/content/media/stills/place-pictures'
import { resultLotCrossoverBlack } from '@/content/media/stills/result-pictures'
import { type JobId, paths, waitingCostAnchor } from '@/lib/paths'

type JobStep = {
  title: string
  text: string
  link: { label: string; to: string }
  source: PictureSource
  alt: string
  /** In degrees. Only pictures that are frames of a spin have an angle. */
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
        source: resultLotCrossoverBlack,
        alt: 'A tilted photo of a black crossover on a crowded lot',
      },
      {
        title: 'You spin their own car',
        text: 'Film one with your phone, let them drag it, and show them ours beside it.',
        link: { label: 'Spin a car yourself', to: paths.tryYourCar },
        source: whiteFrontRight,
        alt: 'The same car from our session, a spin on a plain floor',
        angle: 50,
      },
      {
        title: 'You bring us in',
        text: 'Match their count to a plan, and we shoot the lot.',
        link: { label: 'The plans', to: paths.allPlans },
        source: placeRow,
        alt: rowAlt,
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
        source: whiteRearRight,
        alt: 'A graphite crossover on a white studio floor, seen from the rear right',
        angle: 130,
      },
      {
        title: 'Inside',
        text: 'Up to 8 views, in the same order.',
        link: { label: 'All 44 images of one car', to: paths.standard },
        source: interiorDashboard,
        alt: 'The dashboard and the steering wheel',
      },
      {
        title: 'Nothing hidden',
        text: 'The odometer to the mile, and every scratch.',
        link: { label: 'A sample visit report', to: paths.visitReport },
        source: interiorOdometer,
        alt: 'The instruments with the odometer lit up',
      },
    ],
  },
}
