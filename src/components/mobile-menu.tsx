import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { mainNavigation } from '@/content/navigation'
import { site } from '@/content/site'
import { paths } from '@/lib/paths'

/** The navigation below 768 px: a toggle that closes on navigation, on Escape and when focus leaves it. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setIsOpen(false), [key])

  useEffect(() => {
    if (!isOpen) return
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      toggle.current?.focus()
    }
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  const Icon = isOpen ? X : Menu
  return (
    <div ref={root} className="md:hidden">
      <Button
        ref={toggle}
        variant="quiet"
        size="icon"
        className="-mr-2.5"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon aria-hidden="true" className="size-6" />
      </Button>
      <nav
        id={panelId}
        aria-label="Main"
        hidden={!isOpen}
        className="on-dark absolute inset-x-0 top-full group-data-[compact=true]/header:-mt-2.5 max-h-[calc(100dvh-100%)] overflow-y-auto border-t border-seam pb-6 shadow-float"
      >
        <ul className="container-page">
          {mainNavigation.map(({ label, to }) => (
            <li key={to} className="border-b border-seam">
              <NavLink
                to={to}
                end={to === paths.home}
                onClick={() => setIsOpen(false)}
                className="flex min-h-14 items-center border-l-2 border-transparent font-display text-22 aria-[current=page]:border-signal aria-[current=page]:pl-3"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <p className="container-page pt-5 text-16 text-fog">
          Or call{' '}
          <a className="text-link" href={site.phone.href}>
            {site.phone.display}
          </a>
        </p>
      </nav>
    </div>
  )
}
