/** Before hydration, a range input sets --at, in percent, on the `[data-follows-range]` element around it. */
export function followRangeInputs() {
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
    const { value, min, max } = target
    const share = (Number(value) - Number(min)) / (Number(max) - Number(min))
    target.closest<HTMLElement>('[data-follows-range]')?.style.setProperty('--at', `${share * 100}%`)
  })
}
