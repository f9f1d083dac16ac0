import { claimTerms, engagementGuarantee } from '@/content/legal/terms'
import { site } from '@/content/site/site'
import { paths, platformsAnchor } from '@/lib/paths'

export const whyCopy = {
  title: 'The same car, sold two ways',
  lead: 'Same photo, same scratch. Left:\u00a0as\u00a0shot. Right:\u00a0edited\u00a0onto\u00a0our\u00a0studio\u00a0floor.',
  action: 'Schedule a Demo',
  comparison: {
    heading: 'The\u00a0usual\u00a0way vs.\u00a0ours',
    price: 'See plans and prices',
    caption: `Traditional photography vs. ${site.name}`,
    feature: 'Feature',
    traditional: 'Traditional photography',
    ours: site.name,
  },
  scratch: 'Scratch',
  slider: {
    label: 'Compare the photo from the lot with the enhanced one',
    beforeAlt: 'A red crossover on a wet lot, with parked cars, a fence and trees behind it',
    afterAlt: 'The same red crossover in a white studio, evenly lit',
  },
  ai: {
    heading: 'AI features',
    lot: 'As shot',
    studio: 'Edited',
    lotAlt: 'A graphite crossover on a wet lot, between other cars',
    studioAlt: 'The same photo, edited: an even light, a plain floor and nothing else',
  },
  stories: {
    heading: 'Success stories',
  },
  closing: {
    heading: 'Show us your hardest car to photograph',
    action: 'Schedule a Demo',
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
    ours: engagementGuarantee,
    terms: { label: 'Engagement terms', to: claimTerms.engagement },
  },
  {
    id: 'delivery',
    feature: 'Delivery time',
    traditional: 'Whenever someone finds time.',
    ours: 'By your next feed update, or the next session is free.',
    terms: { label: 'Guarantee terms', to: claimTerms.nextFeed },
  },
  {
    id: 'quality',
    feature: 'Image quality',
    traditional: 'Depends on the weather and the camera.',
    ours: 'The same 36 angles in the same light, every time.',
  },
  {
    id: 'mobile',
    feature: 'Mobile experience',
    traditional: 'A desktop gallery on a small screen.',
    ours: 'Swipe to turn, pinch to zoom.',
  },
  {
    id: 'analytics',
    feature: 'Analytics',
    traditional: 'None.',
    ours: 'Views, time and spins for each vehicle.',
  },
  {
    id: 'integration',
    feature: 'Integration',
    traditional: 'A folder of files for someone to upload.',
    ours: 'In your feed and on your website.',
    terms: { label: 'System by system', to: `${paths.services}#${platformsAnchor}` },
  },
]

export const aiFeatures: ReadonlyArray<{ id: string; title: string; text: string }> = [
  {
    id: 'enhancement',
    title: 'Image enhancement',
    text: 'Even light, a clean background, fewer reflections.',
  },
  {
    id: 'processing',
    title: 'Rapid processing',
    text: 'Editing starts while we’re still on your lot.',
  },
  {
    id: 'analytics',
    title: 'Analytics integration',
    text: 'Views and spins per VIN, in Google Analytics.',
  },
  {
    id: 'recognition',
    title: 'Vehicle recognition',
    text: 'Matches each set to its VIN or stock number.',
  },
  {
    id: 'distribution',
    title: 'Smart distribution',
    text: 'Photos go to each platform in the sequence it requires.',
  },
  {
    id: 'learning',
    title: 'Continuous learning',
    text: 'Every hand correction improves the next edit.',
  },
]
