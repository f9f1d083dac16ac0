import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'Free Virtual Backgrounds',
  description:
    'Virtual backgrounds for vehicle photos, free to download, each with a sample car to try on it.',
}

export const social = {
  name: 'backgrounds',
  headline: ['Virtual backgrounds', 'for your inventory'],
  line: 'Free to download',
  scene: 'A red crossover in front of four backgrounds at once',
} satisfies SocialPicture
