import { useSyncExternalStore } from 'react'

/** Reads a value that is available only in the browser. Prerendering and hydration use `prerendered` instead. */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}

/** True during prerendering and hydration, which must render the same content. */
export function useIsHydrating(): boolean {
  return useClientValue(() => false, true)
}

const neverChanges = () => () => {}
