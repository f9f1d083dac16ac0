import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { holdsOnPhone, pictureForPhone } from './phone.mjs'

/**
 * @typedef {object} FirstLoad bytes sent for a page without any interaction
 * @property {number} script gzip: the inline script and every file that runs until the page is hydrated
 * @property {number} styles gzip: those in the page
 * @property {number} stylesheet gzip: the whole of it, fetched before hydration
 * @property {number} html brotli
 * @property {number} picture what is preloaded on a phone
 * @property {number} light the light set of a 360 viewer, fetched after hydration; 0 without a viewer
 */

/**
 * @param {string} outDir
 * @param {import('./prerender.mjs').BuiltPage} page
 * @returns {FirstLoad}
 */
export function measureFirstLoad(outDir, { file, modules, stylesheet, inlineStyles, inlineScript, head }) {
  const sent = (/** @type {string} */ url, encoding = '') => sentBytes(join(outDir, url), encoding)
  return {
    script: gzipped(inlineScript) + modules.reduce((sum, url) => sum + sent(url, '.gz'), 0),
    styles: gzipped(inlineStyles),
    stylesheet: sent(stylesheet, '.gz'),
    html: sent(file, '.br'),
    picture: preloadedPictures(head).reduce((sum, url) => sum + sent(url), 0),
    light: lightSets(outDir, file).reduce((sum, url) => sum + sent(url), 0),
  }
}

/** @param {string} text */
function gzipped(text) {
  return text ? gzipSync(text, { level: 9 }).length : 0
}

/**
 * @param {string} path
 * @param {string} encoding extension of its compressed copy; none for the file itself
 */
function sentBytes(path, encoding) {
  return statSync(existsSync(path + encoding) ? path + encoding : path).size
}

/** @param {string} outDir @param {string} file of the page @returns {string[]} URLs */
function lightSets(outDir, file) {
  const html = readFileSync(join(outDir, file), 'utf8')
  return [...html.matchAll(/ data-spin="([\w-]+)"/g)].map(([, set]) => {
    const { light } = JSON.parse(readFileSync(join(outDir, `spin/${set}.json`), 'utf8'))
    return `/spin/${set}/${light.file}`
  })
}

/** @param {string} head @returns {string[]} URLs */
function preloadedPictures(head) {
  return [...head.matchAll(/<link\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'image')
    .filter((link) => holdsOnPhone(attribute(link, 'media')))
    .map((link) => {
      const srcset = attribute(link, 'imagesrcset')
      return srcset ? pictureForPhone(srcset, attribute(link, 'imagesizes')) : attribute(link, 'href')
    })
}

/** @param {string} element @param {string} name */
function attribute(element, name) {
  return element.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[1] ?? ''
}
