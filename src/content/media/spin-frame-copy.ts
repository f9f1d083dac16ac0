import type { SpinSet } from '@/content/media/picture-source'

export const spinFrameCopy = {
  load: 'Load the 360° viewer',
  /** Shown before a third-party viewer loads. */
  thirdParty: (host: string) => `The viewer comes from ${host}.`,
  title: ({ title }: SpinSet) => `Interactive 360° view: ${title}`,
}

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

export function sideOf(frame: number, { headOn }: SpinSet): string {
  const bearing = (frame * 10 - headOn + 720) % 360
  return sides[Math.round(bearing / 45) % sides.length] ?? ''
}

/** Degrees around the car, 0 at the nose. */
export function angleOf(frame: number, { headOn }: SpinSet): number {
  return ((Math.round(frame - headOn / 10) + 72) % 36) * 10
}
