import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'Custom Branding',
  description:
    'Your logo, your colors and your contact details on the photos of your inventory, kept off the car itself.',
}

export const social = {
  name: 'branding',
  headline: ['Put your name', 'on the photo'],
  scene: 'A red crossover in a concrete loft with a dealership’s name in the corner',
} satisfies SocialPicture
