import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { drawingFonts } from '../fonts/derive.mjs'
import { svg } from './canvas.mjs'

const faces = {
  text: 'font-weight="500"',
  display: 'font-weight="740" font-stretch="semi-expanded"',
}

/** @param {string} folder for the font files; it must exist while drawing, because the renderer reads them */
export async function openLettering(folder) {
  const fonts = await drawingFonts()
  const fontFiles = Object.entries(fonts).map(([name, bytes]) => {
    const file = join(folder, `${name}.ttf`)
    writeFileSync(file, bytes)
    return file
  })
  const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Archivo' } }

  return {
    /**
     * @param {string} drawing an SVG
     * @returns {Buffer} a transparent PNG of the same size
     */
    render: (drawing) => Buffer.from(new Resvg(drawing, options).render().asPng()),
    /**
     * @param {string} words
     * @param {{ face: keyof typeof faces, size: number }} style
     * @returns {number} px
     */
    measure: (words, style) =>
      new Resvg(svg(text(words, { ...style, x: 0, y: 300, color: '#000' })), options).getBBox()?.width ?? 0,
  }
}

/** @typedef {Awaited<ReturnType<typeof openLettering>>} Lettering */

/**
 * @param {string} words
 * @param {{ face: keyof typeof faces, size: number, x: number, y: number, color: string, anchor?: string }} style
 *   `y` is the baseline
 */
export function text(words, { face, size, x, y, color, anchor = 'start' }) {
  const spacing = face === 'display' ? -0.012 * size : 0
  return `<text x="${x}" y="${y}" font-family="Archivo" ${faces[face]} font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="${color}">${escapeXml(words)}</text>`
}

/** @param {string} words */
function escapeXml(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
