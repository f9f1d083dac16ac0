import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { AcceptedNotice } from '@/app/accepted-notice'
import { isMissingCode, shouldReload } from '@/app/reload-stale-page'
import { Logo } from '@/components/layout/logo'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { errorPageCopy } from '@/content/site/layout'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'

/** Shows the response's status code and text, or the error's message (SPEC section 2). */
export function ErrorPage() {
  const error = useRouteError()
  // The URL has already changed to the new page's, so a reload opens the new page.
  const [isReloading] = useState(() => shouldReload(error))
  useEffect(() => {
    if (isReloading) reload()
    else if (isMissingCode(error)) return onceOnline(reload)
  }, [isReloading, error])

  if (isReloading) return <main className="on-dark min-h-dvh" />
  return (
    <main className="on-dark min-h-dvh">
      <title>{`${errorPageCopy.title} | ${site.name}`}</title>
      <div className="container-page flex h-header items-center">
        <a href={paths.home} aria-label={`${site.name} home`} className="-m-2 rounded p-2">
          <Logo />
        </a>
      </div>
      <PageHead title={errorPageCopy.title} lead={describe(error)}>
        <AcceptedNotice />
        <Button onClick={reload}>{errorPageCopy.refresh}</Button>
        <Link to={paths.home} reloadDocument className="text-link">
          {errorPageCopy.home}
        </Link>
      </PageHead>
    </main>
  )
}

const reload = () => window.location.reload()

function onceOnline(run: () => void): () => void {
  addEventListener('online', run, { once: true })
  return () => removeEventListener('online', run)
}

function describe(error: unknown): string {
  if (isMissingCode(error)) return errorPageCopy.missingCode
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error && error.message ? error.message : errorPageCopy.unknown
}
