import { lazy, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { fullStyles } from '@/app/full-styles'
import { holdNavigation } from '@/app/hold-navigation'
import { pageCode } from '@/app/page-code'
import { createRouter } from '@/app/router'
import { routes } from '@/app/routes'
import { firstMove } from '@/lib/first-move'
import { partsAtHand, setHydrating } from '@/lib/hydration'

/** A page that nobody touches is taken over after this long, so that what moves by itself moves. */
const patienceMs = 3_000

/**
 * Takes over the page that stands prerendered in `root`, or renders one where none does (in development). In steps
 * between which the visitor gets in: in one go they would be a task that a slow phone feels.
 */
export async function start(root: HTMLElement) {
  await nextTask()
  const page = matchRoutes(routes, window.location)?.at(-1)?.route
  const wasPrerendered = page !== undefined && page.path === root.dataset.route
  if (wasPrerendered) {
    setHydrating(true)
    holdNavigation()
  }
  await layOut(root)
  const router = createRouter(wasPrerendered ? replaceRoute(routes, page, arriving(page)) : routes)
  await nextTask()
  const app = (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  )
  if (!wasPrerendered) return createRoot(root).render(app)
  // In a transition React works in small steps too.
  startTransition(() => {
    hydrateRoot(root, app)
  })
  if (window.early) window.early.isLive = true
}

/** What the prerendered page left for later (styles.css), a part at a time: all of it at once is a task to be felt. */
async function layOut(root: HTMLElement) {
  const parts = root.querySelectorAll<HTMLElement>('main > *, main ~ footer')
  for (const part of parts) {
    await nextTask()
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
  }
  delete root.dataset.fresh
  for (const part of parts) {
    part.style.contentVisibility = ''
    // Emptied it would stay, and React would find an attribute that is not its own.
    if (part.getAttribute('style') === '') part.removeAttribute('style')
  }
  await nextTask()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * The page between header and footer, taken over once the visitor makes a move. Until then its links are plain links,
 * and early-input.ts keeps what is pressed and typed.
 */
function arriving(page: RouteObject): RouteObject {
  const Component = lazy(async () => {
    if (!isTool()) await firstMove(patienceMs)
    return { default: await loadPage(page) }
  })
  return { ...page, lazy: undefined, Component } as RouteObject
}

/** A page whose address says what it is to show, or that is no page to read but a tool, cannot wait. */
function isTool() {
  const { search, hash } = window.location
  return search !== '' || hash !== '' || document.querySelector('meta[name="robots"]') !== null
}

/** Without its code the page stays as it stands, readable; the next press asks for it again. */
async function loadPage(page: RouteObject): Promise<React.ComponentType> {
  for (;;) {
    try {
      const [{ Component }] = await Promise.all([pageCode(page.lazy as LazyPage), fullStyles()])
      await partsAtHand()
      return Component
    } catch {
      await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true }))
    }
  }
}

type LazyPage = () => Promise<{ Component: React.ComponentType }>

function replaceRoute(table: RouteObject[], old: RouteObject, replacement: RouteObject): RouteObject[] {
  return table.map((route) => {
    if (route === old) return replacement
    const { children } = route
    return (
      children ? { ...route, children: replaceRoute(children, old, replacement) } : route
    ) as RouteObject
  })
}
