import type { AddOn } from '@/content/pricing/add-on'
import { photoBooth } from '@/content/pricing/photo-booth'
import { hosting, setup } from '@/content/pricing/required-add-ons'

export const interiorSpin: AddOn = {
  id: 'interior-spin',
  name: '360° Interior Spin',
  description: 'The cabin all the way around, from the headliner to the floor mats.',
  priceCents: 2_00,
  period: 'monthly',
  priceType: 'per_vehicle',
  required: false,
}

const bannerDesign: AddOn = {
  id: 'banner-design',
  name: 'Custom Overlay Banner Design',
  description: 'A banner in your brand colors, for your own site and channels that allow it.',
  priceCents: 295_00,
  period: 'per design',
  priceType: 'flat',
  required: false,
}

export const bannerSetup: AddOn = {
  id: 'banner-setup',
  name: 'Custom Overlay Banner Setup/Changes',
  description: 'We put your banner or ours on the photos, or change it later.',
  priceCents: 295_00,
  period: 'one-time',
  priceType: 'flat',
  required: false,
}

export const bannerStartCents = bannerDesign.priceCents + bannerSetup.priceCents

export const videoWalkaround: AddOn = {
  id: 'video-walkaround',
  name: 'Video Walkaround',
  description: 'One video that walks around the car the way a shopper does.',
  priceCents: 18_00,
  period: 'per unit',
  priceType: 'flat',
  required: false,
  note: '$18/vehicle',
}

export const aiTour: AddOn = {
  id: 'ai-tour',
  name: 'AI-Powered Car Video Tour',
  description: 'A video of each car, made automatically from your photos.',
  priceCents: 189_99,
  period: 'monthly',
  priceType: 'flat',
  required: false,
  note: '$189.99/month',
}

export const priorityTurnaround: AddOn = {
  id: 'priority-turnaround',
  name: 'Priority Turnaround (Same-Day Processing)',
  description:
    'Moves one request to the front of the line, on any plan, and delivers it the day of the session.',
  priceCents: 199_00,
  period: 'per request',
  priceType: 'flat',
  required: false,
  note: 'Ask before the session starts.',
}

/** SPEC section 9, Add-ons (live data). The calculator has a separate table. */
export const addOns: ReadonlyArray<AddOn> = [
  setup,
  hosting,
  interiorSpin,
  photoBooth,
  bannerDesign,
  bannerSetup,
  priorityTurnaround,
  videoWalkaround,
  aiTour,
]
