import { wantsLessData } from '@viewer/less-data'
import { type RefObject, useEffect, useRef } from 'react'

/** All steps must end within five seconds, or a pause button would be required (WCAG 2.2.2). */
const stepMs = 1_000

type PlayOnceOptions = {
  /** Called when the element enters the viewport, before the first `onStep`. */
  onNear: () => void
  onStep: (step: number) => void
  lastStep: number
}

/**
 * Plays the steps once when the element reaches the upper half of the viewport. If the visitor prefers reduced motion,
 * it shows the last step as soon as the element is in view. If data saver is on, it does nothing.
 */
export function usePlayOnce(element: RefObject<HTMLElement | null>, options: PlayOnceOptions) {
  const cancel = useRef(() => {})
  const latest = useRef(options)

  useEffect(() => {
    const target = element.current
    if (!target || wantsLessData()) return
    const { onNear, onStep, lastStep } = latest.current
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let timer: number | undefined

    function play(step: number) {
      onStep(step)
      if (step < lastStep) timer = window.setTimeout(() => play(step + 1), stepMs)
    }

    const near = observe(target, '0px', onNear)
    const inView = observe(target, isCalm ? '0px' : '-40% 0px -59% 0px', () => {
      if (isCalm) onStep(lastStep)
      else timer = window.setTimeout(() => play(1), stepMs)
    })
    cancel.current = () => {
      near()
      inView()
      window.clearTimeout(timer)
    }
    return () => cancel.current()
  }, [element])

  return () => cancel.current()
}

function observe(target: HTMLElement, rootMargin: string, onEnter: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onEnter()
    },
    { rootMargin },
  )
  observer.observe(target)
  return () => observer.disconnect()
}
