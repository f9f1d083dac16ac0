import { useSyncExternalStore } from 'react'
import { onScroll } from './scroll'

export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  )
}
