import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'Services',
  description: '360° spins, photos, video, AI enhancement, branding and on-site shoots for car dealerships.',
}

export const social = {
  name: 'services',
  headline: ['What it takes', 'to get a listing', 'noticed'],
  scene: 'A copper crossover on a dark turntable, seen from its left side',
} satisfies SocialPicture
