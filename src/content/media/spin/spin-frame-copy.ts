import type { SpinSet } from '@/content/media/picture-source'

export const spinFrameCopy = {
  load: 'Load the 360° viewer',
  thirdParty: (host: string) => `The viewer comes from ${host}.`,
  title: ({ title }: SpinSet) => `Interactive 360° view: ${title}`,
}

export function spinAlt({ title, side: firstSide }: SpinSet, side: string = firstSide) {
  return `${title}, ${side} view`
}
