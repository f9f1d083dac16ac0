import { paths } from '@/lib/paths'

export type ServiceId = 'spin' | 'standard' | 'video' | 'enhancement' | 'branding' | 'onsite'

export type ServiceEntry = { id: ServiceId; title: string; line: string; to: string }

export const services: ReadonlyArray<ServiceEntry> = [
  {
    id: 'spin',
    title: '360 interactive photography',
    line: '36 frames, once around, ten degrees apart. Shoppers see every side, not just the cover photo.',
    to: paths.spin,
  },
  {
    id: 'standard',
    title: 'Standard photography',
    line: '36 exterior images and up to 8 interior views, in the same order for every car.',
    to: paths.standard,
  },
  {
    id: 'video',
    title: 'Vehicle videography',
    line: 'Walkaround, interior tour, feature spotlight. For the shopper who wants to see it move.',
    to: paths.video,
  },
  {
    id: 'enhancement',
    title: 'AI enhancement',
    line: 'Even light and a clean background. Damage, color, wheels and odometer stay as they were.',
    to: paths.enhancement,
  },
  {
    id: 'branding',
    title: 'Custom branding',
    line: 'Your logo, your colors and your phone number on every photo, clear of the car.',
    to: paths.branding,
  },
  {
    id: 'onsite',
    title: 'On-site service',
    line: 'We come to the lot. Your porter moves the cars, your salespeople sell them, and no one on staff takes photos.',
    to: paths.onsite,
  },
]
