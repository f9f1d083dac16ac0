import { useEffect, useRef } from 'react'

/** Each new step starts at the top of the screen and takes focus. */
export function useNewStep(step: string) {
  const bay = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    bay.current?.scrollIntoView({ block: 'start' })
    bay.current?.querySelector<HTMLElement>('[data-step-start]')?.focus({ preventScroll: true })
  }, [step])
  return bay
}
