import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'Vehicle Videography',
  description:
    'Walkarounds, interior tours and feature spotlights for dealership listings, shot on your lot.',
}

export const social = {
  name: 'video',
  headline: ['Put the next', 'arrival on video'],
  scene: 'A blue crossover with its headlights on, on a dealer’s wet lot, seen from the front right',
} satisfies SocialPicture
