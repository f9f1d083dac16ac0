import type { Point } from '../display/view'

/** In px; covers a hot spot's dot and part of its touch target. */
const margin = 12

/** @returns a function that checks whether a visible card covers a point on the stage */
export function cardsOver(stage: HTMLElement) {
  const cards = [...(stage.parentElement?.querySelectorAll<HTMLElement>(':scope > .card') ?? [])]
  const boxes = cards.filter((card) => !card.hidden)
  return ({ x, y }: Point) =>
    boxes.some(
      ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
        x > offsetLeft - margin &&
        x < offsetLeft + offsetWidth + margin &&
        y > offsetTop - margin &&
        y < offsetTop + offsetHeight + margin,
    )
}
