import type { ReactNode } from 'react'
import { useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isPrerendered } from '@/lib/hydration'

/**
 * What follows a page's head. After a move it is rendered a step later, so that the new heading is there at once. A
 * prerendered page has it already; on the way back the browser scrolls to a place in it, as an address with an anchor
 * does.
 */
export function AfterHead({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isNeeded = useNavigationType() === NavigationType.Pop || hash !== '' || isPrerendered()
  return useDeferredValue(true, isNeeded) && children
}
