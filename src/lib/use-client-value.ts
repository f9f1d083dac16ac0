import { useSyncExternalStore } from 'react'

/** A value that only the browser knows; the prerendered page and its takeover show `prerendered` instead. */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}

const neverChanges = () => () => {}
