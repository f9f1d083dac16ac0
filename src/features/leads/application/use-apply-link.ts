import { roles } from '@shared/contracts/positions'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigationType } from 'react-router-dom'
import { applicationAnchor } from '@/lib/paths'
import { scrollBehavior } from '@/lib/scroll'
import type { ApplicationValues, FilledApplication } from './application-code'

type ApplicationForm = UseFormReturn<ApplicationValues, unknown, FilledApplication>

/**
 * When an Apply link (`?role=…#application-form`) is followed, selects the role and moves the focus into the form. A
 * reload or Back keeps the role that the visitor has chosen.
 */
export function useApplyLink({ getValues, setValue, clearErrors }: ApplicationForm) {
  const { search, hash, key } = useLocation()
  const isPop = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each press
  useEffect(() => {
    const isPressed = !isPop || isFreshArrival()
    const role = new URLSearchParams(search).get('role')
    if (roles.some(({ id }) => id === role) && (isPressed || !getValues('roleApplyingFor'))) {
      setValue('roleApplyingFor', role ?? '')
      clearErrors('roleApplyingFor')
    }
    if (isPressed && hash === `#${applicationAnchor}`) goToForm()
  }, [key, search, hash, isPop, getValues, setValue, clearErrors])
}

let hasArrived = false

/** Returns true only once, and only if the visitor followed the link from another document or before hydration. */
function isFreshArrival(): boolean {
  if (hasArrived) return false
  hasArrived = true
  return performance
    .getEntriesByType('navigation')
    .some((arrival) => 'type' in arrival && arrival.type === 'navigate')
}

function goToForm() {
  const section = document.getElementById(applicationAnchor)
  section?.querySelector('input')?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: scrollBehavior() })
}
