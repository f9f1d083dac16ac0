import { paths } from '@/lib/paths'

export type ServiceId = 'spin' | 'standard' | 'video' | 'enhancement' | 'branding' | 'onsite'

export type ServiceEntry = { id: ServiceId; title: string; line: string; to: string }

export const services: ReadonlyArray<ServiceEntry> = [
  {
    id: 'spin',
    title: '360 interactive photography',
    line: 'Shoppers see every side of the car.',
    to: paths.spin,
  },
  {
    id: 'standard',
    title: 'Standard photography',
    line: '36 exterior images and up to 8 interior views, in the same order.',
    to: paths.standard,
  },
  {
    id: 'video',
    title: 'Vehicle videography',
    line: 'Walkaround, interior tour or feature spotlight.',
    to: paths.video,
  },
  {
    id: 'enhancement',
    title: 'AI enhancement',
    line: 'Even light and a clean background. Damage stays in.',
    to: paths.enhancement,
  },
  {
    id: 'branding',
    title: 'Custom branding',
    line: 'Your logo, colors and phone number on your photos.',
    to: paths.branding,
  },
  {
    id: 'onsite',
    title: 'On-site service',
    line: 'On your lot, on the weekday you choose.',
    to: paths.onsite,
  },
]
