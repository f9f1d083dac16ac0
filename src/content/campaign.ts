import { site } from '@/content/site'
import { paths } from '@/lib/paths'

export const campaignCopy = {
  seoTitle: 'See Your Lot in 360°',
  description: `${site.name} photographs your inventory on your lot: 360° spins, photos and video, online by your next feed update.`,
  title: 'Your lot, filmed today. Online by your next feed update.',
  lead: 'Watch one car go round. Then picture the other hundred on your lot looking like this.',
  action: 'Schedule a Demo',
  videoTitle: 'Walkaround film of a graphite crossover in a dark studio',
  services: {
    heading: 'One visit, every format',
    lead: 'We come to your lot, shoot what is new, and send it to your listings with the feed.',
  },
  stories: { heading: 'What changed at three stores', previous: 'Previous story', next: 'Next story' },
  form: {
    heading: 'Schedule a demo',
    lead: 'Tell us who you are. We come back with a time, and shoot one of your own cars while you watch.',
  },
}

/** The six services in a line each. */
export const campaignServices: ReadonlyArray<{ title: string; line: string; to: string }> = [
  { title: '360 interactive photography', line: 'The car turns under the shopper’s thumb.', to: paths.spin },
  { title: 'Standard photography', line: '36 exterior images and up to 8 interior views.', to: paths.standard },
  { title: 'Vehicle videography', line: 'Walkarounds, interior tours, feature spotlights.', to: paths.video },
  { title: 'AI enhancement', line: 'Even light and a clean background, nothing hidden.', to: paths.enhancement },
  { title: 'Custom branding', line: 'Your logo and your number on every frame.', to: paths.branding },
  { title: 'On-site service', line: 'No car leaves the lot, nobody on your staff shoots.', to: paths.onsite },
]
