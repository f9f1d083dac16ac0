import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { headerCopy } from '@/content/site/layout'
import { mainNavigation } from '@/content/site/navigation'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'

const panelId = 'main-menu'

/** Navigation below 768 px: a native popover, so that it opens before any script runs. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const { key } = useLocation()

  // It may have been opened before hydration.
  useEffect(() => setIsOpen(panel.current?.matches(':popover-open') ?? false), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => () => panel.current?.hidePopover(), [key])

  function closeWhenLeft({ relatedTarget }: React.FocusEvent) {
    if (!relatedTarget || relatedTarget.getAttribute('popovertarget') === panelId) return
    if (!panel.current?.contains(relatedTarget)) panel.current?.hidePopover()
  }

  const Icon = isOpen ? X : Menu
  return (
    <div className="shrink-0 md:hidden">
      <Button
        variant="quiet"
        size="icon"
        className="-mr-2.5"
        popoverTarget={panelId}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? headerCopy.closeMenu : headerCopy.openMenu}
      >
        <Icon className="size-6" />
      </Button>
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onBlur={closeWhenLeft}
        aria-label={headerCopy.navigation}
        className="on-dark absolute inset-x-0 top-header bottom-auto m-0 w-full overflow-y-auto border-t border-seam p-0 pb-6 shadow-float backdrop:top-header backdrop:bg-ink/75 tall:fixed tall:max-h-[calc(100dvh-var(--header))] tall:group-data-[compact=true]/header:top-header-compact tall:group-data-[compact=true]/header:backdrop:top-header-compact"
      >
        <ul className="container-page">
          {mainNavigation.map(({ label, to }) => (
            <li key={to} className="border-b border-seam">
              <NavLink
                to={to}
                end={to === paths.home}
                onClick={() => panel.current?.hidePopover()}
                className="flex min-h-14 items-center border-l-2 border-transparent font-display text-22 aria-[current=page]:border-signal aria-[current=page]:pl-3 forced-colors:not-aria-[current=page]:border-[Canvas]"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <p className="container-page pt-5 text-16 text-fog">
          {headerCopy.orCall}{' '}
          <a className="text-link" href={site.phone.href}>
            {site.phone.display}
          </a>
        </p>
      </nav>
    </div>
  )
}
