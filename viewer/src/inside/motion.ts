import { turnBetween } from './direction'

type AskingEvent = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> }

/** Receives how many degrees the phone has turned since the previous reading. */
type OnTurn = (right: number, up: number) => void

export const canFollowMotion = () =>
  'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches

/** Phones report motion many times a second, so a longer silence means that there is no permission or no sensor. */
const silenceMs = 2_000

/**
 * @param onSilent called if no motion is reported within two seconds, after which listening stops
 * @returns a cleanup function, or undefined if the visitor or the browser denies permission
 */
export async function followMotion(onTurn: OnTurn, onSilent: () => void): Promise<(() => void) | undefined> {
  const asking = DeviceOrientationEvent as AskingEvent
  const answer = await asking.requestPermission?.().catch(() => 'denied')
  if (answer && answer !== 'granted') return undefined
  let last: DeviceOrientationEvent | undefined
  const follow = (event: DeviceOrientationEvent) => {
    // A device without sensors sends one empty reading.
    if (event.alpha === null) return
    clearTimeout(silence)
    if (last) onTurn(...between(last, event))
    last = event
  }
  const stop = () => {
    clearTimeout(silence)
    window.removeEventListener('deviceorientation', follow)
  }
  const silence = setTimeout(() => {
    stop()
    onSilent()
  }, silenceMs)
  window.addEventListener('deviceorientation', follow)
  return stop
}

type Angles = Pick<DeviceOrientationEvent, 'alpha' | 'beta' | 'gamma'>

/** Returns how many degrees the phone has turned right and up between two readings. */
export function between(one: Angles, other: Angles): [number, number] {
  const [from, to] = [headingOf(one), headingOf(other)]
  return [turnBetween(from.turn, to.turn), to.tilt - from.tilt]
}

/** The direction of the back of the phone, where its camera points. */
function headingOf({ alpha, beta, gamma }: Angles) {
  const [a, b, c] = [alpha, beta, gamma].map((degrees) => ((degrees ?? 0) * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  const east = -Math.cos(a) * Math.sin(c) - Math.sin(a) * Math.sin(b) * Math.cos(c)
  const north = -Math.sin(a) * Math.sin(c) + Math.cos(a) * Math.sin(b) * Math.cos(c)
  const up = -Math.cos(b) * Math.cos(c)
  const degrees = 180 / Math.PI
  return { turn: Math.atan2(east, north) * degrees, tilt: Math.asin(up) * degrees }
}
