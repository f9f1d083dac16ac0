import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'Standard Photography',
  description:
    'Standard vehicle photography for dealerships: 36 exterior images and up to 8 interior views of every car.',
}

export const social = {
  name: 'standard',
  headline: ['The same order,', 'the same light,', 'every car'],
  scene: 'A graphite crossover in a white studio, front three-quarter view',
} satisfies SocialPicture
