import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { brand } from '../../../scripts/brand.mjs'

const { ink, signal } = brand.colors
const fog = '#A9B3C0'

/**
 * @param {{ ticks: number, outer: number, inner: number, litInner: number, width: number, litWidth: number, corner: number }} ring
 */
function ringSvg({ ticks, outer, inner, litInner, width, litWidth, corner }) {
  const lines = Array.from({ length: ticks - 1 }, (_, index) => {
    const angle = ((index + 1) * 2 * Math.PI) / ticks
    return `M${point(angle, outer)}L${point(angle, inner)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ink}"/><path stroke="${fog}" stroke-width="${width}" d="${lines.join('')}"/><path stroke="${signal}" stroke-width="${litWidth}" d="M${point(0, outer + 1)}L${point(0, litInner)}"/></svg>\n`
}

/**
 * @param {number} angle Clockwise from twelve o'clock, in radians.
 * @param {number} radius
 */
function point(angle, radius) {
  return `${round(32 + radius * Math.sin(angle))} ${round(32 - radius * Math.cos(angle))}`
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100
}

/** This icon has only twelve ticks, because 36 would blur at 16 px. */
const tabIcon = ringSvg({
  ticks: 12,
  outer: 28,
  inner: 18,
  litInner: 11,
  width: 4.6,
  litWidth: 8,
  corner: 10,
})
/** Phones crop the corners, so the background fills the whole square and the ring is within the inner 80%. */
const appIcon = ringSvg({
  ticks: 36,
  outer: 23,
  inner: 17,
  litInner: 11.5,
  width: 1.5,
  litWidth: 3.4,
  corner: 0,
})

export async function writeIcons() {
  writeFileSync('public/icon.svg', tabIcon)
  await png(180, 'apple-touch-icon.png')
  await png(192, 'icon-192.png')
  await png(512, 'icon-512.png')
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  writeFileSync('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * @param {number} size
 * @param {string} file
 */
async function png(size, file) {
  const density = (72 * size) / 64
  await sharp(Buffer.from(appIcon), { density })
    .resize(size, size)
    .flatten({ background: ink })
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toFile(`public/${file}`)
}
