import { site } from '@/content/site'

export const campaignCopy = {
  seoTitle: 'See Your Lot in 360°',
  description: `${site.name} photographs your inventory on your lot: 360° spins, photos and video, online by your next feed update.`,
  title: 'Your lot, filmed today. Online by your next feed update.',
  lead: 'Watch one car go round. Then picture the rest of your lot looking like this.',
  action: 'Schedule a Demo',
  services: {
    heading: 'One visit, every format',
    lead: 'We come to your lot, shoot what is new, and send it to your listings with the feed.',
  },
  stories: {
    heading: 'What changed at three stores',
    previous: 'Previous story',
    next: 'Next story',
    show: 'Show story',
    stars: 'out of 5 stars',
  },
  form: {
    heading: 'Schedule a demo',
    lead: 'Tell us who you are. We come back with a time, and shoot one of your own cars while you watch.',
    pictureAlt: 'A copper crossover in a dark studio, lamps lit',
    privacy: 'We use what you send to answer you, and for nothing else.',
    privacyLink: 'Privacy policy',
  },
}
