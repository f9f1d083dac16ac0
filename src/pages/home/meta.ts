import type { SocialPicture } from '@/components/head/social-picture'
import { hero } from '@/content/home/home'

export const seo = {
  title: hero.title,
  description: hero.subtitle,
}

export const social = {
  name: 'home',
  headline: ['Premium 360°', 'photography', 'for dealerships'],
  line: 'On your listings by your next feed update',
  scene: 'A copper crossover on a dark turntable, front three-quarter view',
} satisfies SocialPicture
