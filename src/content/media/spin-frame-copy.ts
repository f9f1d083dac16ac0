import type { SpinSet } from '@/content/media/picture-source'

export const spinFrameCopy = {
  load: 'Load the 360° viewer',
  /** Shown before a third-party viewer loads. */
  thirdParty: (host: string) => `The viewer comes from ${host}.`,
  title: ({ title }: SpinSet) => `Interactive 360° view: ${title}`,
}

export function spinAlt({ title, side }: SpinSet) {
  return `${title}, ${side} view`
}
