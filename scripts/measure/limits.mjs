/**
 * Marks figures that miss their limit with ! and counts them.
 * @returns {{ cell: (text: string, most?: number) => string, miss: (text: string) => string, misses: () => number }}
 */
export function createLimits() {
  let misses = 0

  /** @param {string} text */
  function miss(text) {
    misses += 1
    return `${text} !`
  }

  return {
    // The rounded figure counts: a table must not show 1.10 and mean more.
    cell: (text, most) => (most === undefined || Number.parseFloat(text) <= most ? `${text}  ` : miss(text)),
    miss,
    misses: () => misses,
  }
}

/** @param {number} value */
export const ms = (value) => (Number.isFinite(value) ? value.toFixed() : 'never')

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}
