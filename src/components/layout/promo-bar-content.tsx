import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { promoCopy } from '@/content/site/promo'
import { contactPath, paths } from '@/lib/paths'

export default function PromoBarContent({ onDismiss }: { onDismiss: () => void }) {
  const bar = useRef<HTMLElement>(null)

  // --promo-height is added to the footer's padding and to the scroll padding, so the bar doesn't cover the footer or
  // focused elements.
  useLayoutEffect(() => {
    const page = document.documentElement
    const observer = new ResizeObserver(() => {
      // While a dialog hides the bar, keep the old value, because a new one would restyle the whole page.
      const height = bar.current?.offsetHeight
      // Add a pixel, because offsetHeight is rounded.
      if (height) page.style.setProperty('--promo-height', `${height + 1}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      page.style.removeProperty('--promo-height')
    }
  }, [])

  return (
    // While a dialog is open, Radix sets data-scroll-locked on the body, and in-data-scroll-locked:hidden hides the bar.
    <aside
      ref={bar}
      aria-label={promoCopy.label}
      data-promo-bar
      className="on-dark relative z-30 in-data-scroll-locked:hidden tall:fixed tall:inset-x-0 tall:bottom-0 animate-rise border-t border-line-dark bg-graphite shadow-float"
    >
      <div className="container-page flex items-center gap-x-1.5 min-h-14 py-px max-md:pr-1 max-md:pl-3 md:gap-x-6 md:py-3">
        <div className="min-w-0 flex-1">
          <p className="text-14 leading-tight font-semibold max-[389px]:text-[0.75rem] md:text-16">
            {promoCopy.question}
          </p>
          <p className="text-14 text-fog max-md:sr-only">{promoCopy.text}</p>
        </div>
        <div className="flex gap-1.5 max-md:*:w-min max-md:*:px-1.5 md:gap-2">
          <Link className={buttonClasses({ size: 'compact', variant: 'light' })} to={contactPath('demo')}>
            {promoCopy.demo}
          </Link>
          <Link className={buttonClasses({ size: 'compact', variant: 'outline' })} to={paths.pricing}>
            {promoCopy.pricing}
          </Link>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={promoCopy.dismiss}
          onClick={onDismiss}
          className="shrink-0 md:-mr-3"
        >
          <X className="size-5" />
        </Button>
      </div>
    </aside>
  )
}
