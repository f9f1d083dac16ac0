import { sampleDelivery } from '@/content/media/sample-delivery'
import { sheetFrames } from '@/content/media/sheet-frames'

/** Frame 0 shows the car at 320 degrees, from the front left. */
const front = { ...sheetFrames, path: sheetFrames.paths[0] }

export const photoRequirementsCopy = {
  title: 'Photo requirements by channel',
  lead: 'Each channel’s published rules, and a sample delivery that matches them.',
  examples: {
    heading: 'The first photo, by Google’s rules',
    passes: 'Passes',
    refused: 'Refused',
    good: { text: 'Front corner', source: front },
    // Frame 20 shows the car at 160 degrees, almost from behind.
    rear: { text: 'From behind', source: { ...sheetFrames, path: sheetFrames.paths[20] } },
    branded: { text: 'Logo or text', source: front },
    placeholder: { text: 'No photo yet', label: 'Photos coming soon' },
  },
  channels: {
    heading: 'Five channels, plus yours',
    rules: {
      first: 'First photo',
      overlays: 'Logos and text',
      backgrounds: 'Background',
      format: 'Size',
      photos: 'Photos',
    },
    read: (day: string) => `Rules checked ${day}.`,
    own: {
      name: 'Your own site',
      text: 'Your website provider sets the sizes. We send the same files in the order they ask for.',
    },
  },
  delivery: {
    heading: 'A sample delivery',
    text: `One vehicle: ${sampleDelivery.photos} photos named by VIN and position, and a CSV with Google’s columns.`,
    download: `Download the sample (ZIP, ${(sampleDelivery.bytes / 1_000_000).toFixed(1)} MB)`,
    note: 'Plain photos, 4:3. Your banner goes only where it’s allowed.',
    file: (position: number) => `…4417_${String(position).padStart(2, '0')}.jpg`,
  },
  closing: { heading: 'Get your photos delivered this way' },
} as const
