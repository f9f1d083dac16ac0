import { JSDOM } from 'jsdom'

/** @typedef {{ src: string, width: number, height: number }} Picture its address, and CSS pixels as shown */

const headings = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6']
const inline = new Set('A ABBR B BR CITE CODE EM I MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '))
const unread = 'script, style, svg, noscript, template'

/**
 * The page's text without styles, scripts or fonts, and its largest image right below the main heading, so that it is
 * visible without scrolling as on the page itself.
 * @param {string} html of the page
 * @param {Picture | undefined} picture
 * @returns {string}
 */
export function plainPage(html, picture) {
  const { document } = new JSDOM(html).window
  for (const element of document.querySelectorAll(unread)) element.remove()
  const heading = document.querySelector('h1')
  const title = heading?.textContent ?? ''
  heading?.remove()
  const image =
    picture &&
    `<img src="${picture.src}" width="${Math.round(picture.width)}" height="${Math.round(picture.height)}" alt="">`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(document.title)}</title></head><body>`,
    `<h1>${escapeHtml(title)}</h1>${image ?? ''}`,
    ...blocksOf(document.body, 'P'),
    '</body></html>',
  ].join('')
}

/**
 * @param {Node} parent
 * @param {string} tag of text that it contains
 * @returns {string[]}
 */
function blocksOf(parent, tag) {
  /** @type {string[]} */
  const blocks = []
  let text = ''
  function flush() {
    if (text.trim()) blocks.push(asBlock(tag, text.replace(/\s+/g, ' ').trim()))
    text = ''
  }
  for (const child of parent.childNodes) {
    if (isText(child)) {
      text += child.textContent
      continue
    }
    flush()
    const name = child.nodeName
    blocks.push(...blocksOf(child, headings.includes(name) || name === 'LI' ? name : tag))
  }
  flush()
  return blocks
}

/** @param {Node} node whether it holds nothing but text, perhaps marked up */
function isText(node) {
  if (node.nodeType === 3) return true
  return inline.has(node.nodeName) && [...node.childNodes].every(isText)
}

/** @param {string} tag @param {string} text */
function asBlock(tag, text) {
  const name = tag.toLowerCase()
  const block = `<${name}>${escapeHtml(text)}</${name}>`
  return name === 'li' ? `<ul>${block}</ul>` : block
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
