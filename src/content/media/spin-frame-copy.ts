import type { SpinSet } from '@/content/media/picture-source'

export const spinFrameCopy = {
  load: 'Load the 360° viewer',
  /** Said before a viewer of someone else's is asked for. */
  thirdParty: (host: string) => `The viewer comes from ${host}.`,
  title: ({ title }: SpinSet) => `Interactive 360° view: ${title}`,
}

/** What a frame of a spin shows: the first, unless another is said. */
export function spinAlt(spin: SpinSet, frame = 0) {
  return `${spin.title}, ${sideOf(frame, spin)} view`
}

const sides = [
  'front',
  'front right',
  'right side',
  'rear right',
  'rear',
  'rear left',
  'left side',
  'front left',
]

/** Which side of the car a frame shows. */
export function sideOf(frame: number, { headOn }: SpinSet): string {
  const bearing = (frame * 10 - headOn + 720) % 360
  return sides[Math.round(bearing / 45) % sides.length] ?? ''
}

/** Degrees around the car, as the viewer counts them: 0 looks at the nose. */
export function angleOf(frame: number, { headOn }: SpinSet): number {
  return ((Math.round(frame - headOn / 10) + 72) % 36) * 10
}
