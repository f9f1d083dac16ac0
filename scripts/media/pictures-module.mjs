/** @import { ServedPicture } from './served-picture.mjs' */

/** @typedef {ServedPicture & { name: string, color: string }} NamedPicture */

/**
 * The text of src/content/media/pictures.ts, laid out as Biome lays it out.
 * @param {NamedPicture[]} pictures
 */
export function picturesModule(pictures) {
  return [
    '// Written by `npm run media` (scripts/media.mjs) from the masters in media/; edits are lost.',
    "import type { PictureSource } from '@/content/media/picture-source'",
    ...pictures.map(pictureExport),
  ].join('\n')
}

/** @param {NamedPicture} picture */
function pictureExport({ name, path, width, height, widths, color }) {
  return `
export const ${camelCase(name)} = {
  path: '${path}',
  width: ${width},
  height: ${height},
  widths: [${widths.join(', ')}],
  color: '${color}',
} as const satisfies PictureSource
`.trimEnd()
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
