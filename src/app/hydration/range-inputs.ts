/**
 * A range input inside `[data-follows-range]` moves what it compares before React is there: its share of the way, in
 * percent, is the custom property --at of that element.
 */
export function followRangeInputs() {
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
    const { value, min, max } = target
    const share = (Number(value) - Number(min)) / (Number(max) - Number(min))
    target.closest<HTMLElement>('[data-follows-range]')?.style.setProperty('--at', `${share * 100}%`)
  })
}
