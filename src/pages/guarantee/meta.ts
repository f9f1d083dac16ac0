import type { SocialPicture } from '@/components/head/social-picture'
import { site } from '@/content/site/site'

export const seo = {
  title: 'Next Feed Guarantee',
  description: `The next feed guarantee of ${site.name}: your media is delivered by your next feed update, or the next session is free. All twelve conditions.`,
}

export const social = {
  name: 'guarantee',
  headline: ['By your next feed', 'update, or the next', 'session is free'],
  scene: 'A copper crossover on a dark turntable, seen from behind, beside a stamp: Next Feed Guarantee',
} satisfies SocialPicture
