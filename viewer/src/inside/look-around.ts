import { afterKey, ahead, type Direction, dragged, sideOf, turned } from './direction'
import { createGlide } from './glide'
import { canFollowMotion, followMotion } from './motion'

type Buttons = Record<'motion' | 'left' | 'right' | 'up' | 'down' | 'retry', HTMLButtonElement>
type Others = Record<
  'inside' | 'stage' | 'plain' | 'status' | 'failure' | 'bar' | 'side' | 'text',
  HTMLElement
>

export type Parts = Buttons &
  Others & { canvas: HTMLCanvasElement; picture: HTMLImageElement; avif: HTMLSourceElement }

const refused = 'Motion control isn’t available in this browser.'

export function lookAround(parts: Parts, paint: (direction: Direction) => void) {
  const { canvas, stage, side, motion, status } = parts
  let shown = ahead
  const glide = createGlide((direction) => {
    shown = direction
    paint(direction)
  }, ahead)

  function go(next: Direction, isAtOnce = false) {
    glide.go(next, isAtOnce)
    const turn = Math.round(next.turn) % 360
    side.textContent = sideOf(turn)
    canvas.setAttribute('aria-valuenow', String(turn))
    canvas.setAttribute('aria-valuetext', `${sideOf(turn)}, ${turn} degrees`)
  }

  parts.inside.addEventListener('keydown', (event) => {
    const next = !event.ctrlKey && !event.metaKey && !event.altKey && afterKey(event.key, glide.goal())
    if (!next) return
    event.preventDefault()
    go(next)
  })

  let held: PointerEvent | undefined
  let isWhole = false
  let holdsPage = false
  new IntersectionObserver(
    (entries) => {
      isWhole = entries.at(-1)?.intersectionRatio === 1
    },
    { threshold: 1 },
  ).observe(canvas)
  canvas.addEventListener('pointerdown', (event) => {
    if (held || event.button !== 0) return
    held = event
    holdsPage = false
    canvas.setPointerCapture(event.pointerId)
  })
  canvas.addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.pointerId) return
    const [dx, dy] = [event.clientX - held.clientX, event.clientY - held.clientY]
    held = event
    const { tilt } = glide.goal()
    go(dragged(glide.goal(), dx, dy, canvas.clientWidth, canvas.clientHeight), true)
    holdsPage = isWhole && glide.goal().tilt !== tilt
  })
  canvas.addEventListener('touchmove', (event) => holdsPage && event.cancelable && event.preventDefault(), {
    passive: false,
  })
  const letGo = ({ pointerId }: PointerEvent) => {
    if (pointerId === held?.pointerId) held = undefined
  }
  canvas.addEventListener('pointerup', letGo)
  canvas.addEventListener('pointercancel', letGo)

  for (const [button, key] of [
    [parts.left, 'ArrowLeft'],
    [parts.right, 'ArrowRight'],
    [parts.up, 'ArrowUp'],
    [parts.down, 'ArrowDown'],
  ] as const) {
    button.onclick = () => go(afterKey(key, glide.goal()) ?? ahead)
  }

  let stop: (() => void) | undefined
  motion.hidden = !canFollowMotion()
  motion.onclick = async () => {
    stop?.()
    stop = stop
      ? undefined
      : await followMotion((right, up) => go(turned(glide.goal(), right, up), true), giveUpMotion)
    const isOn = stop !== undefined
    if (!isOn && motion.getAttribute('aria-pressed') === 'false') status.textContent = refused
    motion.setAttribute('aria-pressed', String(isOn))
  }

  function giveUpMotion() {
    stop = undefined
    status.textContent = refused
    if (document.activeElement === motion) canvas.focus()
    motion.hidden = true
  }

  new ResizeObserver(() => paint(shown)).observe(stage)
  go(ahead, true)
}
