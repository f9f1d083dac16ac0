import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: '360 Interactive Photography',
  description:
    'Interactive 360° spins for dealership listings: 36 frames, one every ten degrees, shot on your lot.',
}

export const social = {
  name: 'spin',
  headline: ['No good side,', 'no hidden side'],
  line: '36 frames, one every ten degrees',
  scene: 'A copper crossover on a dark turntable from six sides, sixty degrees apart',
} satisfies SocialPicture
