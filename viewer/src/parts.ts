import { type BarControl, barControls, barHint } from './bar-controls'

type Buttons = Record<BarControl, HTMLButtonElement>

type Others = Record<
  | 'viewer'
  | 'title'
  | 'stage'
  | 'spots'
  | 'note'
  | 'noteLabel'
  | 'noteText'
  | 'noteKind'
  | 'noteClose'
  | 'reset'
  | 'zoomValue'
  | 'features'
  | 'featureList'
  | 'failure'
  | 'failureTitle'
  | 'failureText'
  | 'retry'
  | 'angle'
  | 'side'
  | 'originalKey'
  | 'originalStatus',
  HTMLElement
>

export type Parts = Buttons &
  Others & {
    posterAvif: HTMLSourceElement
    poster: HTMLImageElement
    notePicture: HTMLImageElement
    count: HTMLButtonElement
    print: HTMLButtonElement
    flip: HTMLButtonElement
    canvas: HTMLCanvasElement
    showSpots: HTMLInputElement
    ring: SVGElement
  }

export function findParts(): Parts {
  fillBar()
  return elementsById()
}

export function elementsById<Elements>(): Elements {
  const named = [...document.querySelectorAll('[id]')].map((part) => [part.id, part])
  return Object.fromEntries(named) as Elements
}

const attributes: Partial<Record<BarControl, string>> = {
  featuresButton: 'disabled aria-expanded="false" aria-controls="features"',
  fullScreen: 'hidden',
}

function fillBar() {
  const buttons = barControls.map(
    ({ id, label, drawing }) =>
      `<button id="${id}" class="icon" type="button" aria-label="${label}" ${attributes[id] ?? 'disabled'}>` +
      `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}" /></svg></button>`,
  )
  document.querySelector('.bar')?.insertAdjacentHTML('beforeend', buttons.join(''))
  document.querySelector('.hint')?.append(barHint)
}
