import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { holdsOnPhone, pictureForPhone } from './phone.mjs'

/**
 * What a browser fetches of a page that nobody touches, in bytes as they are sent.
 * @typedef {object} FirstLoad
 * @property {number} script gzip: what stands in the page, the application, and a tool's own code
 * @property {number} pageScript gzip: the same with the page's own code, which other pages fetch at the first move
 * @property {number} styles gzip: what stands in the page
 * @property {number} stylesheet gzip: the whole of it, fetched with the page's own code
 * @property {number} html brotli
 * @property {number} picture what is preloaded on a phone
 */

/**
 * @param {string} outDir
 * @param {import('./built-pages.mjs').BuiltPage} page
 * @param {string | undefined} chunk file in outDir that holds the page's own code
 * @returns {FirstLoad}
 */
export function measureFirstLoad(outDir, { file, html, isTool }, chunk) {
  const modules = attribute(html, 'data-modules').split(' ').filter(Boolean)
  const scripts = modules.map((address) => address.slice(1))
  const sizeOf = (/** @type {string[]} */ files) =>
    gzipped(inlined(html, 'script')) +
    [...withImports(outDir, files)].reduce((sum, script) => sum + sentBytes(outDir, script, '.gz'), 0)
  const pageScript = sizeOf([...scripts, ...(chunk ? [chunk] : [])])
  return {
    script: isTool ? pageScript : sizeOf(scripts),
    pageScript,
    styles: gzipped(inlined(html, 'style')),
    stylesheet: sentBytes(outDir, attribute(html, 'data-styles').slice(1), '.gz'),
    html: sentBytes(outDir, file, '.br'),
    picture: preloadedPictures(html).reduce(
      (sum, address) => sum + sentBytes(outDir, address.slice(1), ''),
      0,
    ),
  }
}

/** @param {string} html @param {string} name */
function attribute(html, name) {
  return html.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[1] ?? ''
}

/** @param {string} html @param {string} tag */
function inlined(html, tag) {
  // Structured data is no code.
  const elements = html.matchAll(new RegExp(`<${tag}\\b(?![^>]*ld\\+json)[^>]*>(.*?)</${tag}>`, 'gs'))
  return [...elements].map(([, content]) => content).join('\n')
}

/** @param {string} text */
function gzipped(text) {
  return text ? gzipSync(text, { level: 9 }).length : 0
}

/**
 * The files and all that they import without being asked, and so on.
 * @param {string} outDir
 * @param {string[]} files
 * @returns {Set<string>}
 */
function withImports(outDir, files) {
  const found = new Set(files)
  for (const file of found) {
    const code = readFileSync(join(outDir, file), 'utf8')
    // As the bundler writes them: from"./other.js" and import"./other.js"; import("./other.js") waits to be called.
    for (const [, name] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) {
      found.add(join(file, '..', name ?? ''))
    }
  }
  return found
}

/**
 * @param {string} outDir
 * @param {string} file
 * @param {string} encoding ending of the compressed file beside it; without one the file is sent as it is
 */
function sentBytes(outDir, file, encoding) {
  const path = join(outDir, file)
  return statSync(existsSync(path + encoding) ? path + encoding : path).size
}

/** @param {string} html @returns {string[]} addresses */
function preloadedPictures(html) {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'image')
    .filter((link) => holdsOnPhone(attribute(link, 'media')))
    .map((link) => {
      const srcset = attribute(link, 'imagesrcset')
      return srcset ? pictureForPhone(srcset, attribute(link, 'imagesizes')) : attribute(link, 'href')
    })
}
