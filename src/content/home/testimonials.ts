import type { BrandSlug } from '@/content/media/brands'

/** These testimonials are samples until the owner supplies real ones. */
export const sample = true

export type Testimonial = {
  id: string
  name: string
  position: string
  dealership: string
  comment: string
  image: BrandSlug
}

export const testimonials: ReadonlyArray<Testimonial> = [
  {
    id: 'harborline',
    name: 'Maureen Tavares',
    position: 'Internet Sales Director',
    dealership: 'Harborline Motors',
    comment:
      'We used to wait for a dry day and a free hour. Now Lotspin comes every Tuesday, and I don’t think about photos.',
    image: 'harborline',
  },
  {
    id: 'quequechan',
    name: 'Paul Desrosiers',
    position: 'General Manager',
    dealership: 'Quequechan Auto Group',
    comment:
      'Shoppers spin the car on their phone, then call about one scratch. They’ve already decided to come in.',
    image: 'quequechan',
  },
  {
    id: 'blackstone-valley',
    name: 'Renee Whitcomb',
    position: 'Used Car Manager',
    dealership: 'Blackstone Valley Cars',
    comment: 'Every photo on our site looks like the same person took it. I got my Saturday mornings back.',
    image: 'blackstone-valley',
  },
]
