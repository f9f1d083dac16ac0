import { brand } from '../../../scripts/brand.mjs'

export const canvas = { width: 1200, height: 630 }
/** In px. The text and the logo keep this distance from the edges, because some apps crop the edges. */
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
