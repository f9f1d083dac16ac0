type Buttons = Record<'motion' | 'left' | 'right' | 'up' | 'down' | 'retry', HTMLButtonElement>
type Others = Record<
  'inside' | 'stage' | 'plain' | 'status' | 'failure' | 'bar' | 'side' | 'text',
  HTMLElement
>

export type Parts = Buttons &
  Others & { canvas: HTMLCanvasElement; picture: HTMLImageElement; avif: HTMLSourceElement }

export function findParts() {
  return Object.fromEntries(
    [...document.querySelectorAll('[id]')].map((part) => [part.id, part]),
  ) as unknown as Parts
}
