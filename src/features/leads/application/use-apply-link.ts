import { roles } from '@shared/contracts/positions'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigationType } from 'react-router-dom'
import { applicationAnchor } from '@/lib/paths'
import { scrollBehavior } from '@/lib/scroll'
import type { ApplicationValues, FilledApplication } from './application-code'

type ApplicationForm = UseFormReturn<ApplicationValues, unknown, FilledApplication>

/**
 * After an Apply link (`?role=…#application-form`), selects the link's role and moves focus into the form. After a
 * reload or Back, the role that the visitor has chosen is kept.
 */
export function useApplyLink({ getValues, setValue, clearErrors }: ApplicationForm) {
  const { search, hash, key } = useLocation()
  const isPop = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of an Apply link changes the key
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

/** True only on the first call, and only if the document wasn't opened by a reload, Back or Forward. */
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
