import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'The 360 Viewer on Your Own Page',
  description:
    'Put the 360° viewer on your own vehicle pages: two lines for a template or one snippet, a script for Dealer.com, events for your Google Analytics.',
}

export const social = {
  name: 'viewer',
  headline: ['The 360° viewer,', 'on your', 'own page'],
  line: 'One snippet that sizes itself',
  scene: 'A copper crossover on a dark turntable, seen from the front right',
} satisfies SocialPicture
