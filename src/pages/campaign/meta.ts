import type { SocialPicture } from '@/components/head/social-picture'
import { site } from '@/content/site/site'

export const seo = {
  title: 'See Your Lot in 360°',
  description: `${site.name} photographs your inventory on your lot: 360° spins, photos and video, online by your next feed update.`,
}

export const social = {
  name: 'campaign',
  headline: ['Your lot,', 'photographed', 'today'],
  line: 'Online by your next feed update',
  scene: 'A blue crossover with its taillights on, on a dealer’s wet lot, seen from the rear right',
} satisfies SocialPicture
