import { groundColor } from './encode.mjs'
import { servedPicture } from './served-picture.mjs'
import { spinFrames, spinThumbs } from './spin-sets.mjs'

/** @import { SpinSet } from './spin-sets.mjs' */

/**
 * The text of src/content/media/spin-sets.ts, laid out as Biome lays it out: what pages say and show of their spins.
 * @param {SpinSet[]} sets
 */
export async function spinSetsModule(sets) {
  const shown = ['dark', 'white'].flatMap((name) => sets.filter(({ set }) => set === name))
  return [
    '// Written by `npm run media` (scripts/media.mjs) from the sets in media/; edits are lost.',
    "import type { SpinFrames, SpinSet } from '@/content/media/picture-source'",
    ...(await Promise.all(shown.map(setExports))),
    '',
  ].join('\n')
}

/** @param {SpinSet} spinSet */
async function setExports(spinSet) {
  const { set, title, masters, headOn } = spinSet
  const ground = await groundColor(masters[0] ?? '')
  return `
export const ${set}Spin = {
  set: '${set}',
  title: '${title.replaceAll("'", '’')}',
  headOn: ${headOn},
  ground: 'bg-[${ground}]',
} as const satisfies SpinSet${await framesExport(spinSet, ground)}`
}

/** @param {SpinSet} spinSet @param {string} ground */
async function framesExport(spinSet, ground) {
  const { set, width, height, widths } = spinSet
  const [frames, thumbs] = await Promise.all([pathsOf(spinFrames(spinSet)), pathsOf(spinThumbs(spinSet))])
  if (thumbs.length === 0) return ''
  return `

export const ${set}Frames = {
  width: ${width},
  height: ${height},
  widths: [${widths.small}, ${widths.zoom}],
  color: '${ground}',
  paths: [
${asLines(frames)}
  ],
  thumbWidth: ${spinThumbs(spinSet)[0]?.widths[0]},
  thumbs: [
${asLines(thumbs)}
  ],
} as const satisfies SpinFrames`
}

/** @param {import('./stills.mjs').Still[]} stills */
async function pathsOf(stills) {
  return (await Promise.all(stills.map(servedPicture))).map(({ path }) => path)
}

/** @param {string[]} paths */
const asLines = (paths) => paths.map((path) => `    '${path}',`).join('\n')
