import { useEffect, useRef } from 'react'

/** Scrolls each new step to the top of the screen and focuses it. */
export function useNewStep(step: string) {
  const section = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.querySelector<HTMLElement>('[data-step-start]')?.focus({ preventScroll: true })
  }, [step])
  return section
}
