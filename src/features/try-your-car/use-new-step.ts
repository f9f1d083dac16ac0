import { useEffect, useRef } from 'react'

/** Every step begins at the top of the screen, and takes the focus of those who use a keyboard or listen. */
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
