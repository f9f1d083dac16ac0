import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'On-Site Service',
  description:
    'We photograph your inventory on your lot: scheduling, on-site shooting, quick delivery, and how much room a shoot needs.',
}

export const social = {
  name: 'onsite',
  headline: ['We come', 'to the lot'],
  scene: 'A red crossover on a wet dealer lot, parked cars and a fence behind it',
} satisfies SocialPicture
