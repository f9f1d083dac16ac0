// Written by `npm run media` (scripts/media.mjs) from the sets in media/; edits are lost.
import type { SpinSet } from '@/content/media/picture-source'

export const darkSpin = {
  set: 'dark',
  title: 'Copper crossover on the dark turntable',
  headOn: 38,
  ground: 'bg-[#0e1116]',
  light: 'light.ae8b0b26.avif',
} as const satisfies SpinSet

export const whiteSpin = {
  set: 'white',
  title: 'Graphite crossover in the white studio',
  headOn: 40,
  ground: 'bg-[#e7e7e7]',
  light: 'light.e89b12c9.avif',
} as const satisfies SpinSet
