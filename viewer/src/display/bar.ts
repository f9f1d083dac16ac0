import { type BarControl, barControls, barHint } from '../bar-controls'

const attributes: Partial<Record<BarControl, string>> = {
  featuresButton: 'disabled aria-expanded="false" aria-controls="features"',
  fullScreen: 'hidden',
}

/** Fills the empty bar in viewer/index.html. Call this before looking up the bar's buttons. */
export function fillBar() {
  const buttons = barControls.map(
    ({ id, label, drawing }) =>
      `<button id="${id}" class="icon" type="button" aria-label="${label}" ${attributes[id] ?? 'disabled'}>` +
      `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}" /></svg></button>`,
  )
  document.querySelector('.bar')?.insertAdjacentHTML('beforeend', buttons.join(''))
  document.querySelector('.hint')?.append(barHint)
}
