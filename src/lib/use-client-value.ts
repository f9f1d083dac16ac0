import { useSyncExternalStore } from 'react'

/** A value that only the browser has; prerendering and hydration use `prerendered`. */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}

/** True while prerendering or hydrating, when content must show at once, without a spinner. */
export function useIsHydrating(): boolean {
  return useClientValue(() => false, true)
}

const neverChanges = () => () => {}
