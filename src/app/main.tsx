import './styles.css'
import { lazy, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { fullStyles } from '@/app/full-styles'
import { reloadOnceForMissingChunks } from '@/app/missing-chunks'
import { prefetchOnApproach } from '@/app/prefetch'
import { routes } from '@/app/routes'
import { firstMove } from '@/lib/first-move'
import { partsAtHand, setHydrating } from '@/lib/hydration'

/** A page that nobody touches is taken over after this long, so that what moves by itself moves. */
const patienceMs = 4_000

// Every built page has the fonts in its own styles; named a second time they would be fetched and swapped once more.
if (import.meta.env.DEV) void import('./fonts.css')

reloadOnceForMissingChunks()
prefetchOnApproach(routes)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const page = matchRoutes(routes, window.location)?.at(-1)?.route
if (page && page.path === root.dataset.route) takeOver(root, page)
else createRoot(root).render(appWith(routes))

/**
 * Takes over a prerendered page: header and footer at once, what stands between them once the visitor makes a move.
 * Until then its links are plain links, and early-input.ts keeps what is pressed and typed.
 */
function takeOver(container: HTMLElement, prerendered: RouteObject) {
  setHydrating(true)
  const withPage = replaceRoute(routes, prerendered, {
    ...prerendered,
    lazy: undefined,
    Component: lazy(async () => {
      if (!isTool()) await firstMove(patienceMs)
      return { default: await loadPage(prerendered) }
    }),
  } as RouteObject)
  // In a transition React takes over in small steps and lets the visitor in between.
  startTransition(() => {
    hydrateRoot(container, appWith(withPage))
  })
  if (window.early) window.early.isLive = true
}

/** A page whose address says what it is to show, or that is no page to read but a tool, cannot wait. */
function isTool() {
  return (
    window.location.search !== '' ||
    window.location.hash !== '' ||
    document.querySelector('meta[name="robots"]') !== null
  )
}

/** Without its code the page stays as it stands, readable; the next press asks for it again. */
async function loadPage(route: RouteObject): Promise<React.ComponentType> {
  for (;;) {
    try {
      const [{ Component }] = await Promise.all([(route.lazy as LazyPage)(), fullStyles()])
      await partsAtHand()
      return Component
    } catch {
      await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true }))
    }
  }
}

type LazyPage = () => Promise<{ Component: React.ComponentType }>

function appWith(table: RouteObject[]) {
  const router = createBrowserRouter(table.map(withFullStyles))
  // Who moves on sees no prerendered page any more, even where the first was never taken over.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') setHydrating(false)
  })
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}

function withFullStyles(route: RouteObject): RouteObject {
  const { lazy: load, children } = route
  return {
    ...route,
    ...(children && { children: children.map(withFullStyles) }),
    ...(typeof load === 'function' && {
      lazy: async () => {
        const [loaded] = await Promise.all([load(), fullStyles()])
        return loaded
      },
    }),
  } as RouteObject
}

function replaceRoute(table: RouteObject[], old: RouteObject, replacement: RouteObject): RouteObject[] {
  return table.map((route) =>
    route === old
      ? replacement
      : ({
          ...route,
          ...(route.children && { children: replaceRoute(route.children, old, replacement) }),
        } as RouteObject),
  )
}
