import type { SocialPicture } from '@/components/head/social-picture'
import { site } from '@/content/site/site'

export const seo = {
  title: 'Privacy Policy',
  description: `What ${site.name}’s website does with your data: forms, applications, how long we keep it, and what we leave alone.`,
}

export const social = {
  name: 'company',
  headline: ['The rules,', 'in plain English'],
  scene: 'A copper crossover on a dark turntable, seen from behind',
} satisfies SocialPicture
