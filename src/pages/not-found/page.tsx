import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Page } from '@/components/page'
import { PageHead } from '@/components/page-head'
import { Button } from '@/components/ui/button'
import { spinDarkRear } from '@/content/pictures'
import { paths } from '@/lib/paths'
import { useClientValue } from '@/lib/use-client-value'

function NotFoundPage() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // One page for all unknown addresses is prerendered, so it cannot name the one that was asked for.
  const address = useClientValue(() => pathname, 'this address')
  useLoggedPath(pathname)

  return (
    <Page
      title="Page Not Found"
      description="There is no page at this address. It may have moved, or the address has a typo."
      head={
        <PageHead
          title="Page Not Found"
          picture={{ source: spinDarkRear, alt: 'The rear of a copper crossover on a dark turntable' }}
          isWholePage
          degrees={190}
          lead={
            <>
              Nothing is parked at <span className="break-all text-paper">{address}</span>. It may have moved,
              or the address has a typo.
            </>
          }
        >
          <Button asChild>
            <Link to={paths.home}>Return Home</Link>
          </Button>
          <Button
            variant="outline"
            onClick={() => (key !== 'default' || hasPageBefore() ? navigate(-1) : navigate(paths.home))}
          >
            Go Back
          </Button>
        </PageHead>
      }
    />
  )
}

/**
 * Whether the browser has a page to go back to from the document's first entry: one of this site, or one that linked
 * here. A page of another site that the visitor left by typing a URL cannot be told from an empty tab.
 */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return window.history.length > 1 && (document.referrer !== '' || (navigation?.canGoBack ?? true))
}

/** One console.error per path, also where React runs effects twice. */
function useLoggedPath(pathname: string) {
  const logged = useRef<string>(undefined)
  useEffect(() => {
    if (logged.current === pathname) return
    logged.current = pathname
    console.error(`Page Not Found: ${pathname}`)
  }, [pathname])
}

export { NotFoundPage as Component }
