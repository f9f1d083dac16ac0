import { useSyncExternalStore } from 'react'

/** A value that only the browser knows; static HTML and hydration show `prerendered` instead. */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}

/** Whether this render writes static HTML or hydrates it. Such a render shows content at once, never a spinner. */
export function useIsHydrating(): boolean {
  return useClientValue(() => false, true)
}

const neverChanges = () => () => {}
