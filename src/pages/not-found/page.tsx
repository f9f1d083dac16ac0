import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { notFoundCopy } from '@/content/site/not-found'
import { paths } from '@/lib/paths'
import { useClientValue } from '@/lib/use-client-value'

function NotFoundPage() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // One static page serves all unknown paths, so it can't name the requested one.
  const path = useClientValue(() => pathname, notFoundCopy.unknownPath)
  useLoggedPath(pathname)

  return (
    <Page
      noindex
      title={notFoundCopy.title}
      description={notFoundCopy.description}
      head={
        <PageHead
          title={notFoundCopy.title}
          isWholePage
          backdrop={<EmptyTurntable />}
          lead={
            <>
              {notFoundCopy.before}
              <span className="break-all text-paper">{path}</span>
              {notFoundCopy.after}
            </>
          }
        >
          <Button asChild>
            <Link to={paths.home}>{notFoundCopy.home}</Link>
          </Button>
          <Button
            variant="outline"
            onClick={() => (key !== 'default' || hasPageBefore() ? navigate(-1) : navigate(paths.home))}
          >
            {notFoundCopy.back}
          </Button>
        </PageHead>
      }
    />
  )
}

/** Where the car would be: the studio's light, its floor, and the ring. */
function EmptyTurntable() {
  return (
    <div
      aria-hidden="true"
      className="absolute right-[-20%] bottom-0 aspect-[16/9] w-[130%] md:inset-y-0 md:right-[-4%] md:my-auto md:w-[56%]"
    >
      <div className="absolute inset-x-[8%] top-[8%] bottom-[30%] bg-[radial-gradient(closest-side,#263141,transparent)]" />
      <div className="absolute inset-x-0 top-1/2 -translate-y-1/2">
        <div className="aspect-square w-full [transform:translateY(16%)_scaleY(0.24)]">
          <div className="absolute inset-[7%] rounded-full bg-[radial-gradient(closest-side,#1a1f27,#12161d_70%,transparent)]" />
          <TurntableRing
            className="relative h-full w-full text-seam"
            tick={3}
            isLit={(frame) => frame === 22}
          />
        </div>
      </div>
    </div>
  )
}

/**
 * Whether Back leads to a page of this site or one that linked here. Behind a typed URL there may be another site's
 * page, which looks like an empty tab.
 */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return window.history.length > 1 && (document.referrer !== '' || (navigation?.canGoBack ?? true))
}

/** Once per path, because StrictMode runs effects twice in development. */
function useLoggedPath(pathname: string) {
  const logged = useRef<string>(undefined)
  useEffect(() => {
    if (logged.current === pathname) return
    logged.current = pathname
    console.error(`Page Not Found: ${pathname}`)
  }, [pathname])
}

export { NotFoundPage as Component }
