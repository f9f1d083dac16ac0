import { useEffect, useRef } from 'react'

/** Scrolls each new step to the top of the screen and focuses it. */
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
