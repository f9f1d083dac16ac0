import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { headerCopy } from '@/content/site/layout'
import { mainNavigation } from '@/content/site/navigation'
import { site } from '@/content/site/site'
import { hasPopover } from '@/lib/has-popover'
import { paths } from '@/lib/paths'

const panelId = 'main-menu'

/**
 * The menu is a native popover, so it opens even before scripts have run. Browsers without popovers use the data-open
 * attribute.
 */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { key } = useLocation()

  // The popover may already be open, because it works before hydration.
  useEffect(() => setIsOpen(hasPopover() && panel.current?.matches(':popover-open') === true), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => close, [key])

  // iOS before 18.3 doesn't close a popover when the visitor taps outside it (WebKit bug 267688).
  // biome-ignore lint/correctness/useExhaustiveDependencies: close reads only refs
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close()
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function close() {
    if (hasPopover()) panel.current?.hidePopover?.()
    else setIsOpen(false)
  }

  function closeOnEscape({ key }: React.KeyboardEvent) {
    if (key !== 'Escape' || hasPopover() || !isOpen) return
    close()
    button.current?.focus()
  }

  function closeWhenLeft({ relatedTarget }: React.FocusEvent) {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close()
  }

  const Icon = isOpen ? X : Menu
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys pressed on the button and links inside
    <div ref={menu} onKeyDown={closeOnEscape} className="shrink-0 md:hidden">
      <Button
        ref={button}
        onClick={() => !hasPopover() && setIsOpen(!isOpen)}
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
        data-open={(isOpen && !hasPopover()) || undefined}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onBlur={closeWhenLeft}
        aria-label={headerCopy.navigation}
        className="on-dark absolute inset-x-0 top-header bottom-auto m-0 w-full overflow-y-auto border-t border-line-dark p-0 pb-6 shadow-float backdrop:top-header backdrop:bg-ink/75 tall:fixed tall:max-h-[calc(100dvh-var(--header))] tall:group-data-[compact=true]/header:top-header-compact tall:group-data-[compact=true]/header:backdrop:top-header-compact not-supports-[selector(:popover-open)]:hidden data-open:top-header! data-open:block"
      >
        <ul className="container-page">
          {mainNavigation.map(({ label, to }) => (
            <li key={to} className="border-b border-line-dark">
              <NavLink
                to={to}
                end={to === paths.home}
                onClick={close}
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
