import { claimTerms, engagementGuarantee } from '@/content/legal/terms'
import { site } from '@/content/site/site'

export const whyCopy = {
  seoTitle: `Why ${site.name}`,
  description: `Traditional vehicle photography vs. ${site.name}: engagement, delivery time, image quality, mobile, analytics and integration.`,
  title: 'The same car, sold two ways',
  lead: 'Same car, same scratch, same minute. Left: on the lot. Right: on our studio floor. As shot, left. On our studio floor, right.',
  action: 'Schedule a Demo',
  comparison: {
    heading: 'The usual way vs. ours',
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
    heading: 'Show us your hardest car to photograph',
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
    traditional: 'Whenever someone finds time to edit and upload.',
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
    traditional: 'A desktop gallery on a small screen.',
    ours: 'Made for a thumb: swipe to turn, pinch to zoom, quick on cell data.',
  },
  {
    id: 'analytics',
    feature: 'Analytics',
    traditional: 'None.',
    ours: 'Views, time and interactions for each vehicle, so you see which cars get turned and which get passed over.',
  },
  {
    id: 'integration',
    feature: 'Integration',
    traditional: 'A folder of files, and someone at your store to upload them.',
    ours: 'Straight into your inventory feed, your website and the listing platforms.',
  },
]

export const aiFeatures: ReadonlyArray<{ id: string; title: string; text: string }> = [
  {
    id: 'enhancement',
    title: 'Image enhancement',
    text: 'Evens out the light, cleans up the background and removes reflections of the cars next to it.',
  },
  {
    id: 'processing',
    title: 'Rapid processing',
    text: 'Editing starts before the photographer leaves your lot, not in a batch at the end of the week.',
  },
  {
    id: 'analytics',
    title: 'Analytics integration',
    text: 'Views, spins and zooms for each VIN, in your own Google Analytics.',
  },
  {
    id: 'recognition',
    title: 'Vehicle recognition',
    text: 'Matches each set to its VIN or stock number, so no photo lands on the wrong listing.',
  },
  {
    id: 'distribution',
    title: 'Smart distribution',
    text: 'Sends each platform the sizes and the order it asks for, from one session.',
  },
  {
    id: 'learning',
    title: 'Continuous learning',
    text: 'Every hand correction improves the next edit. An editor checks every set.',
  },
]
