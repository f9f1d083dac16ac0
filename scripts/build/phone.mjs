/** The phone that pages are budgeted and measured for. */
export const phone = { width: 390, height: 844, pixelRatio: 2 }

const remPx = 16

/**
 * The file of a srcset that Chromium selects on the phone.
 * @param {string} srcset by width: 'a-480.avif 480w, a-800.avif 800w'
 * @param {string} sizes '(min-width: 768px) 56vw, 100vw'
 * @returns {string}
 */
export function pictureForPhone(srcset, sizes) {
  const shownPx = lengthPx(sizes.split(',').map(shownOnPhone).find(Boolean) ?? '100vw')
  const candidates = srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', width = '']) => ({ address, density: Number.parseInt(width, 10) / shownPx }))
    .sort((a, b) => a.density - b.density)
  const chosen = candidates.find(({ density }) => density >= phone.pixelRatio) ?? candidates.at(-1)
  return chosen?.address ?? ''
}

/** @param {string} size of a list: a length, perhaps with a condition before it */
function shownOnPhone(size) {
  const [, condition, length = ''] = size.trim().match(/^(\(.+\))?\s*(\S+)$/) ?? []
  return holdsOnPhone(condition) ? length : undefined
}

/**
 * @param {string} [condition] '(min-width: 768px)'; none always matches
 * @returns {boolean}
 */
export function holdsOnPhone(condition = '') {
  return [...condition.matchAll(/\((min|max)-width:\s*([^)]+)\)/g)].every(([, bound, length = '']) =>
    bound === 'min' ? phone.width >= lengthPx(length) : phone.width <= lengthPx(length),
  )
}

/** @param {string} length @returns {number} */
function lengthPx(length) {
  const [, value, unit = ''] = length.trim().match(/^([\d.]+)(px|rem|vw)$/) ?? []
  const pxOf = { px: 1, rem: remPx, vw: phone.width / 100 }
  if (!(unit in pxOf)) throw new Error(`unsupported length: ${length}`)
  return Number(value) * pxOf[/** @type {keyof typeof pxOf} */ (unit)]
}
