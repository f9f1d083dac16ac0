import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'AI Enhancement',
  description:
    'AI enhancement is included with all photography services: clean background, even light, an honest car.',
}

export const social = {
  name: 'enhancement',
  headline: ['The lot goes,', 'the car stays'],
  scene: 'A red crossover, its left half as shot on a wet lot, its right half edited onto white',
} satisfies SocialPicture
