import type { PictureSource } from '@/content/media/picture-source'
import { enhanceAfter, enhanceBefore, enhanceEvened, enhanceScene } from '@/content/media/stills/pictures'
import { photoBoothPlans } from '@/content/pricing/photo-booth'

export type Way = {
  id: string
  source: PictureSource
  alt: string
  title: string
  plans: string
  names: string
}

export const studioFloor: Way = {
  id: 'studio',
  source: enhanceAfter,
  alt: 'The same red crossover on a white studio floor',
  title: 'On our studio floor',
  plans: photoBoothPlans,
  names: '360° Virtual Photo Booth',
}

export const evened: Way = {
  id: 'evened',
  source: enhanceEvened,
  alt: 'The same red crossover on a plain gray background, evenly lit',
  title: 'Even light and background',
  plans: 'Basic Essential 20 and up',
  names: 'Background editing',
}

export const sameCarCopy = {
  heading: 'One car, four ways',
  lead: 'Same photo, same scratch. Only the editing and the price change.',
  ways: [
    {
      id: 'as-shot',
      source: enhanceBefore,
      alt: 'A red crossover as shot, on a wet lot between other cars',
      title: 'As shot',
      plans: 'Before any edit',
      names: 'From our phone',
    },
    evened,
    studioFloor,
    {
      id: 'scene',
      source: enhanceScene,
      alt: 'The same red crossover at an overlook by the sea',
      title: 'In any scene',
      plans: 'With the photo booth',
      names: 'Ours or your own',
    },
  ] satisfies ReadonlyArray<Way>,
  backgrounds: 'All twenty backgrounds',
}

const explained: ReadonlyArray<string> = [
  'Background editing',
  'Background editing and removal',
  '360° Virtual Photo Booth',
  'Premium Virtual Photo Booth',
]

export function isExplained(name: string): boolean {
  return explained.includes(name)
}
