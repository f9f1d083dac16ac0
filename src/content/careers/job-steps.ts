import type { PictureSource } from '@/content/media/picture-source'
import { filmingAlt } from '@/content/media/place-alts'
import { whiteFrontRight } from '@/content/media/stills/angle-pictures'
import { interiorDashboard, interiorOdometer } from '@/content/media/stills/interior-pictures'
import { resultLotPickupBlack, resultStudioPickupBlack } from '@/content/media/stills/result-pictures'
import { videoFilming } from '@/content/media/stills/video-pictures'
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
        source: resultLotPickupBlack,
        alt: 'A dark photo of a black pickup on a lot, its nose cut off',
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
        source: resultStudioPickupBlack,
        alt: 'The same black pickup, whole and evenly lit on a studio floor',
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
        source: videoFilming,
        alt: filmingAlt,
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
