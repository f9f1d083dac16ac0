import { canvas, fog, margin, paper, svg } from './canvas.mjs'
import { text } from './lettering.mjs'
import { ring } from './ring.mjs'

/** @import { Lettering } from './lettering.mjs' */

const logo = { ring: 52, size: 36 }
const headline = { largest: 80, leading: 1.03 }
const line = { size: 30, gap: 26 }

/**
 * @param {Lettering} lettering
 * @param {{ name: string, headline: ReadonlyArray<string>, line?: string, width: number, ornament?: string }} words
 *   `name` is the company's name, `width` is in px, and `ornament` is SVG
 * @returns {Buffer} PNG
 */
export function drawWords(lettering, words) {
  const size = fittingSize(lettering, words.headline, words.width)
  const lineTop = words.line ? line.size + line.gap : 0
  const last = canvas.height - margin - lineTop
  const lines = words.headline.map((content, index) =>
    text(content, {
      face: 'display',
      size,
      x: margin,
      y: last - (words.headline.length - 1 - index) * size * headline.leading,
      color: paper,
    }),
  )
  const below = words.line
    ? text(words.line, { face: 'text', size: line.size, x: margin, y: canvas.height - margin, color: fog })
    : ''
  return lettering.render(svg(`${drawLogo(words.name)}${lines.join('')}${below}${words.ornament ?? ''}`))
}

/** @param {string} name */
function drawLogo(name) {
  const top = margin - 10
  return `${ring({ x: margin - 2, y: top, size: logo.ring, color: paper, step: 2 })}${text(name, {
    face: 'display',
    size: logo.size,
    x: margin + logo.ring + 12,
    y: top + logo.ring / 2 + logo.size * 0.35,
    color: paper,
  })}`
}

/**
 * @param {Lettering} lettering
 * @param {ReadonlyArray<string>} lines
 * @param {number} width px
 */
function fittingSize(lettering, lines, width) {
  const widest = Math.max(
    ...lines.map((words) => lettering.measure(words, { face: 'display', size: headline.largest })),
  )
  return Math.floor(Math.min(headline.largest, (headline.largest * width) / widest))
}
