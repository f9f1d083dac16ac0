import { claimTerms, engagementGuarantee } from '@/content/legal/terms'
import { site } from '@/content/site/site'

export const whyCopy = {
  seoTitle: `Why ${site.name}`,
  description: `Traditional vehicle photography vs. ${site.name}: engagement, delivery time, image quality, mobile, analytics and integration.`,
  title: 'The same car, sold two ways',
  lead: 'Most photos document a car. Ours get it clicked. As shot, left. On our studio floor, right.',
  action: 'Schedule a Demo',
  comparison: {
    heading: 'The usual way, and ours',
    price: 'What ours costs',
    caption: `Traditional photography vs. ${site.name}`,
    feature: 'What matters',
    traditional: 'Traditional photography',
    ours: site.name,
  },
  slider: {
    label: 'Compare the photo from the lot with the enhanced one',
    beforeAlt: 'A red crossover on a wet lot, parked cars, a fence and trees behind it',
    afterAlt: 'The same red crossover in a white studio, evenly lit',
  },
  walk: 'We fix the light. We leave the scratch.',
  ai: {
    heading: 'What the software does for you',
  },
  stories: {
    heading: 'What changed at three stores',
  },
  closing: {
    heading: 'Show us your worst-lit car',
    action: 'Schedule Demo',
  },
}

export type ComparisonRow = {
  id: string
  feature: string
  traditional: string
  ours: string
  terms?: { label: string; to: string }
}

export const comparison: ReadonlyArray<ComparisonRow> = [
  {
    id: 'engagement',
    feature: 'Customer engagement',
    traditional: 'Flat photos to scroll past.',
    ours: `A car to turn, zoom and look into. ${engagementGuarantee}`,
    terms: { label: 'Engagement terms', to: claimTerms.engagement },
  },
  {
    id: 'delivery',
    feature: 'Delivery time',
    traditional: 'When the card is emptied, sorted, edited and uploaded by hand.',
    ours: 'By your next feed update, or the next session is free.',
    terms: { label: 'Guarantee terms', to: claimTerms.nextFeed },
  },
  {
    id: 'quality',
    feature: 'Image quality',
    traditional: 'Depends on the light, the weather and who held the camera.',
    ours: '36 exterior images and up to 8 interior views from the same angles every time, AI-enhanced.',
  },
  {
    id: 'mobile',
    feature: 'Mobile experience',
    traditional: 'A desktop gallery, shrunk.',
    ours: 'Made for a thumb: swipe to turn, pinch to zoom, quick on cell data.',
  },
  {
    id: 'analytics',
    feature: 'Analytics',
    traditional: 'None. You learn what worked when the car is gone.',
    ours: 'Views, time and interactions for each vehicle, so you see which cars get turned and which get passed over.',
  },
  {
    id: 'integration',
    feature: 'Integration',
    traditional: 'A folder of files, and someone at your store to upload them.',
    ours: 'Straight into your inventory feed, your website and the listing platforms. No one uploads anything.',
  },
]

export const aiFeatures: ReadonlyArray<{ id: string; title: string; text: string }> = [
  {
    id: 'enhancement',
    title: 'Image enhancement',
    text: 'Evens out the light, cleans up the background and takes the next row’s reflection out of the paint.',
  },
  {
    id: 'processing',
    title: 'Rapid processing',
    text: 'Editing starts before the photographer leaves your lot, not in a batch at the end of the week.',
  },
  {
    id: 'analytics',
    title: 'Analytics integration',
    text: 'Every view, turn and zoom, next to the rest of your numbers.',
  },
  {
    id: 'recognition',
    title: 'Vehicle recognition',
    text: 'Matches each set to its VIN or stock number, so the blue one doesn’t end up on the white one’s listing.',
  },
  {
    id: 'distribution',
    title: 'Smart distribution',
    text: 'Sends each platform the sizes and the order it asks for, from one session.',
  },
  {
    id: 'learning',
    title: 'Continuous learning',
    text: 'When an editor fixes something by hand, the next edit learns from it. A person still checks every set.',
  },
]
