import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { PromoBar } from '@/components/layout/promo-bar'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { Toaster } from '@/components/toasts/toaster'
import { Spinner } from '@/components/ui/spinner'
import { layoutCopy } from '@/content/site/layout'
import { scrollBehavior } from '@/lib/scroll'

export function RootLayout() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-paper px-4 py-3 font-semibold text-ink focus:translate-y-0"
      >
        {layoutCopy.skip}
      </a>
      <SiteHeader />
      <PageLoading />
      <PageContent />
      <ArrivalStatus />
      <SiteFooter />
      <PromoBar />
      <Toaster />
    </>
  )
}

/** This is a separate component, so a navigation doesn't re-render the layout. */
function PageContent() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useArrival(main)

  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="min-h-dvh has-data-whole-page:min-h-0 bg-paper pt-header"
    >
      <ErrorBoundary key={pathname}>
        <Outlet />
      </ErrorBoundary>
    </main>
  )
}

export function PageFallback() {
  return (
    <div className="on-dark grid min-h-dvh place-items-center">
      <Spinner label={layoutCopy.loadingPage} />
    </div>
  )
}

/** Announces the new title, because screen readers don't do so on a client-side navigation. */
function ArrivalStatus() {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (lastPathname.current !== pathname) setTitle(document.title)
    lastPathname.current = pathname
  }, [pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** Fades in after 150 ms, so it isn't seen when a page loads quickly. */
function PageLoading() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className="on-dark fixed top-1/2 left-1/2 z-40 -mt-10 -ml-10 animate-fade-late rounded p-5 shadow-float">
      <Spinner label={layoutCopy.loadingPage} />
    </div>
  )
}

/**
 * After a link is followed, scrolls smoothly to the top (SPEC section 2) or to the anchor, and moves focus to the
 * heading or the anchor. After Back and Forward, it only moves focus, because the browser restores the scroll position.
 */
function useArrival(main: React.RefObject<HTMLElement | null>) {
  const location = useLocation()
  const navigation = useNavigationType()
  const lastPathname = useRef(location.pathname)
  const isBack = useEffectEvent(() => navigation === 'POP')

  useEffect(() => {
    const { pathname, hash } = location
    const isNewPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    if (isNewPage) removeStaticData()
    const anchor = hash && !isBack() ? document.getElementById(hash.slice(1)) : null
    if (anchor) {
      showAnchor(anchor)
    } else if (isNewPage) {
      focusHeading(main.current)
      if (!isBack()) window.scrollTo({ top: 0, behavior: scrollBehavior() })
    }
  }, [location, main])
}

function showAnchor(anchor: HTMLElement) {
  anchor.scrollIntoView({ behavior: scrollBehavior() })
  // If the application form has focused its first field, leave focus there.
  if (anchor.contains(document.activeElement)) return
  if (anchor.tabIndex < 0) anchor.tabIndex = -1
  anchor.focus({ preventScroll: true })
}

function focusHeading(main: HTMLElement | null) {
  for (const heading of main?.querySelectorAll('h1') ?? []) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // /pricing has two headings, one of them for narrow screens. The hidden one can't be focused.
    if (document.activeElement === heading) return
  }
  main?.focus({ preventScroll: true })
}

/**
 * The static page's structured data describes the page that was loaded first. React didn't render it, so React doesn't
 * remove it.
 */
function removeStaticData() {
  for (const element of document.querySelectorAll('[data-static]')) element.remove()
}
