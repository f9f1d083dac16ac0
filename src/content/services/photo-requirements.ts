import { sampleDelivery } from '@/content/media/sample-delivery'
import { site } from '@/content/site/site'

export const photoRequirementsCopy = {
  title: 'Photo rules by channel',
  lead: 'Photo rules from the channels’ own pages, and a sample delivery that follows them.',
  rows: {
    shape: 'Shape',
    size: 'Size',
    photos: 'Number of photos',
    first: 'First photo',
    overlays: 'Logos and text',
    backgrounds: 'Background',
  },
  source: 'Source',
  read: (day: string) => `, read ${day}`,
  own: {
    heading: 'Your own site',
    text: 'Your website provider sets the sizes. We send the same files and adapt the order.',
  },
  delivery: {
    heading: 'A sample delivery',
    text: `One vehicle as you would get it from ${site.name}: ${sampleDelivery.photos} photos named by VIN and position, a CSV with Google’s column names, and checksums.`,
    download: `Download the sample (ZIP, ${(sampleDelivery.bytes / 1_000_000).toFixed(1)} MB)`,
    note: 'Plain photos, 4:3, without your logo: these pass wherever overlays are refused. A banner goes only where it’s allowed.',
  },
  closing: { heading: 'Have yours delivered like this' },
} as const
