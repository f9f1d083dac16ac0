import { groundColor } from '../encode.mjs'
import { servedPicture } from '../served-picture.mjs'
import { lightSheet } from './light-sheet.mjs'
import { spinFrames, spinThumbs } from './spin-sets.mjs'

/** @import { SpinSet } from './spin-sets.mjs' */

const origin = '// Written by `npm run media` (scripts/media.mjs) from the sets in media/; edits are lost.'

/**
 * @param {SpinSet[]} sets
 */
export async function spinSetsModule(sets) {
  const shown = ['dark', 'white'].flatMap((name) => sets.filter(({ set }) => set === name))
  return [
    origin,
    "import type { SpinSet } from '@/content/media/picture-source'",
    ...(await Promise.all(shown.map(setExport))),
    '',
  ].join('\n')
}

/** @param {SpinSet} spinSet */
async function setExport(spinSet) {
  const { set, title, masters, headOn } = spinSet
  const ground = await groundColor(masters[0] ?? '')
  return `
export const ${set}Spin = {
  set: '${set}',
  title: '${title.replaceAll("'", '’')}',
  headOn: ${headOn},
  ground: 'bg-[${ground}]',
  light: '${lightSheet(spinSet).file}',
} as const satisfies SpinSet`
}

/**
 * The text of src/content/media/sheet-frames.ts, a separate module for the page with the contact sheet.
 * @param {SpinSet[]} sets
 */
export async function sheetFramesModule(sets) {
  const spinSet = sets.find((set) => spinThumbs(set).length > 0)
  if (!spinSet) throw new Error('No set is shown as a contact sheet.')
  const { masters, width, height, widths } = spinSet
  const largest = widths.page ?? widths.zoom
  const thumbs = spinThumbs(spinSet)
  return `${origin}
import type { SpinFrames } from '@/content/media/picture-source'

export const sheetFrames = {
  width: ${largest},
  height: ${Math.round((largest * height) / width)},
  widths: [${widths.small}, ${largest}],
  color: '${await groundColor(masters[0] ?? '')}',
  paths: [
${asLines(await pathsOf(spinFrames(spinSet)))}
  ],
  thumbWidth: ${thumbs[0]?.widths[0]},
  thumbs: [
${asLines(await pathsOf(thumbs))}
  ],
} as const satisfies SpinFrames
`
}

/** @param {import('../served-picture.mjs').Still[]} stills */
async function pathsOf(stills) {
  return (await Promise.all(stills.map(servedPicture))).map(({ path }) => path)
}

/** @param {string[]} paths */
const asLines = (paths) => paths.map((path) => `    '${path}',`).join('\n')
