import { useSyncExternalStore } from 'react'

/** Reads a value that only the browser has. Prerendering and hydration use `prerendered` instead. */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}

/** True during prerendering and hydration, when content must be shown at once instead of a spinner. */
export function useIsHydrating(): boolean {
  return useClientValue(() => false, true)
}

const neverChanges = () => () => {}
