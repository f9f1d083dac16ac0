import { type Direction, turnBetween } from './direction'

const durationMs = 180

export function createGlide(show: (direction: Direction) => void, start: Direction) {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  let from = start
  let shown = start
  let to = start
  let began = 0
  let asked = 0

  function frame(now: number) {
    const share = Math.min(1, Math.max(0, (now - began) / durationMs))
    const eased = 1 - (1 - share) ** 3
    const turn = turnBetween(from.turn, to.turn)
    shown = { turn: from.turn + turn * eased, tilt: from.tilt + (to.tilt - from.tilt) * eased }
    show(shown)
    asked = share < 1 ? requestAnimationFrame(frame) : 0
  }

  return {
    goal: () => to,
    go(next: Direction, isAtOnce = false) {
      to = next
      from = shown
      began = isAtOnce || calm.matches ? Number.NEGATIVE_INFINITY : performance.now()
      if (asked === 0) asked = requestAnimationFrame(frame)
    },
  }
}
