import type { SocialPicture } from '@/components/head/social-picture'
import { site } from '@/content/site/site'

export const seo = {
  title: 'Pricing',
  description: `What ${site.name} costs a month: plans, setup, hosting and add-ons, side by side, and ten plain answers.`,
}

export const social = {
  name: 'pricing',
  headline: ['Priced', 'per vehicle,', 'month to month'],
  scene: 'A copper crossover on a dark turntable, seen from the front left',
} satisfies SocialPicture
