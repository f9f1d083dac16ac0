import { type ComponentType, lazy } from 'react'
import { awaitPart, isPrerendered } from '@/lib/hydration'

/**
 * A part of a page whose code comes later. Where it cannot come, `fallback` stands in, and the rest of the page goes
 * on: a carousel that fails to load must not take the page with it. On a prerendered page it comes with the page.
 */
export function lazyWithFallback(
  load: () => Promise<{ default: ComponentType }>,
  fallback: ComponentType,
): ComponentType {
  const loadOrFallBack = () => load().catch(() => ({ default: fallback }))
  const slot: Slot = { Later: lazy(loadOrFallBack) }
  if (isPrerendered()) {
    awaitPart(
      loadOrFallBack().then((part) => {
        slot.Ready = part.default
      }),
    )
  }
  return () => <Part {...slot} />
}

type Slot = { Ready?: ComponentType; Later: ComponentType }

function Part({ Ready, Later }: Slot) {
  return Ready ? <Ready /> : <Later />
}
