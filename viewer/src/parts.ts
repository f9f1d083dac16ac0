import type { BarControl } from './bar-controls'

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

export function findParts() {
  return Object.fromEntries(
    [...document.querySelectorAll('[id]')].map((part) => [part.id, part]),
  ) as unknown as Parts
}
