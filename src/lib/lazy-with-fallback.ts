import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part of a page whose code comes later. Where it cannot come, `fallback` stands in, and the rest of the page goes
 * on: a carousel that fails to load must not take the page with it.
 */
export function lazyWithFallback(
  load: () => Promise<{ default: ComponentType }>,
  fallback: ComponentType,
): LazyExoticComponent<ComponentType> {
  return lazy(() => load().catch(() => ({ default: fallback })))
}
