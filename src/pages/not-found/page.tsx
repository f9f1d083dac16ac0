import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Button, buttonClasses } from '@/components/ui/button'
import { notFoundCopy } from '@/content/site/not-found'
import { paths } from '@/lib/paths'
import { useClientValue } from '@/lib/use-client-value'
import { seo } from './meta'

export function Component() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // One static page serves all unknown paths, so the requested path is known only in the browser.
  const path = useClientValue(() => pathname, notFoundCopy.unknownPath)
  useEffect(() => console.error(`Page Not Found: ${pathname}`), [pathname])

  return (
    <Page
      {...seo}
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
          <Link className={buttonClasses()} to={paths.home}>
            {notFoundCopy.home}
          </Link>
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

function EmptyTurntable() {
  return (
    <div
      aria-hidden="true"
      className="relative m-auto aspect-4/3 w-full max-w-136 md:absolute md:inset-y-0 md:right-[max(2rem,50%-37.5rem)] md:aspect-4/3 md:w-2/5"
    >
      <div className="absolute inset-x-0 top-0 bottom-1/4 bg-[radial-gradient(closest-side,#3d4f68,transparent)]" />
      <svg
        viewBox="0 0 100 40"
        aria-hidden="true"
        className="absolute inset-x-4 bottom-12 md:inset-x-0 md:bottom-8"
      >
        <ellipse cx="50" cy="21.5" rx="49.7" ry="17.4" className="fill-line-dark" />
        <g transform="translate(0 1) scale(1 0.35)" fill="none">
          <circle cx="50" cy="50" r="49.5" strokeWidth="0.6" className="fill-graphite stroke-control" />
          {/* With a path length of 36, one unit of a dash array is ten degrees. */}
          <circle
            cx="50"
            cy="50"
            r="46.5"
            pathLength="36"
            strokeWidth="3"
            strokeDasharray="0.12 0.88"
            className="stroke-fog"
          />
          <circle
            cx="50"
            cy="50"
            r="46"
            pathLength="36"
            strokeWidth="4"
            strokeDasharray="0.24 35.76"
            strokeDashoffset="-13"
            className="stroke-signal"
          />
        </g>
      </svg>
    </div>
  )
}

/**
 * Whether Back leads to a page on this site or to one that links here. The history's length isn't enough, because if
 * the visitor typed the URL, the previous entry may be a blank tab or another site.
 */
function hasPageBefore(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return window.history.length > 1 && (document.referrer !== '' || (navigation?.canGoBack ?? true))
}
