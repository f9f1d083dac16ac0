import { frameCount } from './angle'

/** The time in which a flick loses about two thirds of its speed. */
const frictionMs = 325
/** In frames per millisecond. After a flick, the car stops once it's slower than this. */
const standstill = 0.004
const fastest = 0.12
/** A demonstration turn takes less than 5 s, so it needs no pause button (WCAG 2.2.2). */
const demonstrationMs = 4_800
const strideMs = 320
/** The length in frames of the demonstration turn that is used if small frames would look blurry. */
export const quarterTurn = frameCount / 4
const quarterMs = 2_600
/** The length in frames of the sway, a short turn to the right and back. */
export const swayFrames = 4
const swayMs = 2_800

/** @returns the position after `ms` milliseconds, or undefined when the car is at rest */
type Motion = (position: number, ms: number) => number | undefined

/** Positions are in frames. The car moves as the caller passes the elapsed time to `advance`. */
export function createTurntable(position = 0) {
  let motion: Motion | undefined
  /** The position at which a turn by keys or buttons ends. The next press continues from there. */
  let goal: number | undefined
  let isByVisitor = true

  function start(next: Motion | undefined, byVisitor = true) {
    motion = next
    goal = undefined
    isByVisitor = byVisitor
  }

  return {
    position: () => position,
    /**
     * Returns `goal` or, if there is none, the current position. It can be below 0 or above 35.
     */
    end: () => goal ?? Math.round(position),
    isMoving: () => motion !== undefined,
    /** False for turns that the visitor didn't start, such as the demonstration. */
    isByVisitor: () => isByVisitor,
    stop: () => start(undefined),
    push(frames: number) {
      start(undefined)
      position += frames
    },
    /** @param speed in frames per millisecond */
    throwWith: (speed: number) => start(coasting(speed)),
    turnBy(frames: number, isInstant: boolean, byVisitor = true) {
      const end = (goal ?? Math.round(position)) + frames
      start(isInstant ? undefined : gliding(position, end - position, strideMs), byVisitor)
      if (isInstant) position = end
      else goal = end
    },
    /**
     * Turns until `stop` is called.
     * @param speed in frames per millisecond
     */
    drive: (speed: number) => start((at, ms) => at + speed * ms),
    sway: () => start(swaying(position), false),
    demonstrate: () => start(gliding(position, frameCount, demonstrationMs), false),
    demonstrateQuarter: () => start(gliding(position, quarterTurn, quarterMs), false),
    advance(ms: number) {
      const next = motion?.(position, ms)
      if (next === undefined) start(undefined, isByVisitor)
      else position = next
    },
  }
}

export function coasting(speed: number): Motion | undefined {
  let now = Math.min(Math.max(speed, -fastest), fastest)
  if (Math.abs(now) < standstill) return undefined
  return (position, ms) => {
    if (Math.abs(now) < standstill) return undefined
    const before = now
    now *= Math.exp(-ms / frictionMs)
    return position + (before - now) * frictionMs
  }
}

function gliding(from: number, by: number, durationMs: number): Motion {
  let elapsed = 0
  return (_, ms) => {
    if (elapsed >= durationMs) return undefined
    elapsed = Math.min(elapsed + ms, durationMs)
    return from + by * eased(elapsed / durationMs)
  }
}

function swaying(from: number): Motion {
  let elapsed = 0
  return (_, ms) => {
    if (elapsed >= swayMs) return undefined
    elapsed = Math.min(elapsed + ms, swayMs)
    return from + (swayFrames * (1 - Math.cos((2 * Math.PI * elapsed) / swayMs))) / 2
  }
}

function eased(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2
}

export type Turntable = ReturnType<typeof createTurntable>
