import type { SocialPicture } from '@/components/head/social-picture'
import { site } from '@/content/site/site'

export const seo = {
  title: 'Careers',
  description: `Independent contractor roles at ${site.name} in MA, RI and CT: what the work is, how it’s paid, and an application form.`,
}

export const social = {
  name: 'careers',
  headline: ['Sell it.', 'Or photograph it.'],
  line: 'Contractor roles in MA, RI and CT',
  scene: 'The front wheel and headlight of a graphite crossover, close up',
} satisfies SocialPicture
