import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { Button } from '@/components/ui/button'
import { notFoundCopy } from '@/content/notices'
import { spinDarkRear } from '@/content/pictures'
import { paths } from '@/lib/paths'
import { useClientValue } from '@/lib/use-client-value'

function NotFoundPage() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // One static page serves all unknown paths, so it can't name the one that was asked for.
  const path = useClientValue(() => pathname, notFoundCopy.unknownPath)
  useLoggedPath(pathname)

  return (
    <>
      <Seo title={notFoundCopy.title} description={notFoundCopy.description} noindex />
      <PageHead
        title={notFoundCopy.title}
        picture={{ source: spinDarkRear, alt: notFoundCopy.pictureAlt }}
        isWholePage
        degrees={notFoundCopy.pictureDegrees}
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
        <Button variant="outline" onClick={() => (key === 'default' ? navigate(paths.home) : navigate(-1))}>
          {notFoundCopy.back}
        </Button>
      </PageHead>
    </>
  )
}

/** One console.error a path, also where React runs effects twice. */
function useLoggedPath(pathname: string) {
  const logged = useRef<string>(undefined)
  useEffect(() => {
    if (logged.current === pathname) return
    logged.current = pathname
    console.error(`Page Not Found: ${pathname}`)
  }, [pathname])
}

export { NotFoundPage as Component }
