import { brand } from '../../../scripts/brand.mjs'

export const canvas = { width: 1200, height: 630 }
/** Distance in px from the edges to the text and logo, because some apps crop the edges. */
export const margin = 68

export const { ink, signal } = brand.colors
export const paper = '#FFFFFF'
export const fog = '#A9B3C0'

/**
 * @param {string} body
 */
export function svg(body) {
  const { width, height } = canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}
