import type { SocialPicture } from '@/components/head/social-picture'
import { site } from '@/content/site/site'

export const seo = {
  title: `Why ${site.name}`,
  description: `Traditional vehicle photography vs. ${site.name}: engagement, delivery time, image quality, mobile, analytics and integration.`,
}

export const social = {
  name: 'why',
  headline: ['The same car,', 'sold two ways'],
  scene: 'A red crossover, its left half as shot on a wet lot, its right half edited onto white',
} satisfies SocialPicture
