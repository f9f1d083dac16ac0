import { Link, NavLink } from 'react-router-dom'
import { Logo } from '@/components/layout/logo'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { buttonClasses } from '@/components/ui/button'
import { headerCopy } from '@/content/site/layout'
import { mainNavigation } from '@/content/site/navigation'
import { contactPath, paths } from '@/lib/paths'
import { useScrolledPast } from '@/lib/use-scrolled-past'

/** SPEC section 9 sets this value. */
const pixelsFromTop = 20

/**
 * The header shrinks by sliding up, because changing its height would cause a layout shift (SPEC section 2, Shared
 * layout).
 */
export function SiteHeader() {
  const isCompact = useScrolledPast(pixelsFromTop)
  return (
    <header
      data-compact={isCompact}
      className="on-dark group/header absolute inset-x-0 top-0 z-40 transition tall:fixed tall:data-[compact=true]:-translate-y-5 tall:data-[compact=true]:shadow-header"
    >
      <div className="container-page flex h-header items-center justify-between gap-2 transition-transform tall:group-data-[compact=true]/header:translate-y-2.5">
        <Link to={paths.home} aria-label={headerCopy.home} className="-m-2 min-w-0 rounded p-2">
          <Logo />
        </Link>
        {/* The navigation shrinks before the logo does, because a narrower logo hides the brand name. */}
        <nav aria-label={headerCopy.navigation} className="hidden shrink-[99999] md:block">
          <ul className="flex items-center gap-3 lg:gap-7">
            {mainNavigation.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === paths.home}
                  className="flex min-h-11 items-center border-b-2 border-transparent text-14 font-medium text-fog hover:text-paper aria-[current=page]:border-signal aria-[current=page]:text-paper lg:text-16 text-balance group-has-data-[long=true]/header:leading-tight group-has-data-[long=true]/header:max-xl:max-w-36 forced-colors:not-aria-[current=page]:border-[Canvas]"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          {/* The button is outlined, because the page's accent-colored button is usually visible at the same time. */}
          <Link
            className={buttonClasses({
              variant: 'outline',
              size: 'compact',
              className: 'max-[360px]:px-2 group-has-data-[long=true]/header:min-[20rem]:max-lg:w-min',
            })}
            to={contactPath('demo')}
          >
            {headerCopy.demo}
          </Link>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
