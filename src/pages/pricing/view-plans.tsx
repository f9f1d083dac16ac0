import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { pricingCopy } from '@/content/pricing/pricing'
import { cn } from '@/lib/cn'
import { useScrolledPast } from '@/lib/hooks/use-scrolled-past'
import { scrollBehavior } from '@/lib/scroll'
import { viewPlansUntil } from '@/lib/thresholds'

type ViewPlansProps = { target: string }

/** How much of the screen's lower end the button keeps free, with the promo bar under it. */
const strip = '-82% 0px 0px'

/**
 * Scrolls to the plans; there until the visitor has scrolled more than 800 px, and while no price and no button of
 * theirs is where it would be. On a low screen it is in the page's flow and stays. SPEC section 2, Pricing; DECISIONS
 * section 9, "promo bar and View Plans".
 */
export function ViewPlans({ target }: ViewPlansProps) {
  const isPast = useScrolledPast(viewPlansUntil)
  useRoomBelow(!isPast)
  const isInTheWay = useCovered(target)

  function showPlans() {
    document.getElementById(target)?.scrollIntoView({ behavior: scrollBehavior() })
  }

  return (
    <Button
      onClick={showPlans}
      // Moved, not placed, above the promo bar: a change of place would count as a layout shift.
      className={cn(
        'z-30 transition low:mx-5 low:mt-6',
        'tall:fixed tall:right-5 tall:bottom-4 tall:translate-y-[calc(var(--promo-height)*-1)] tall:shadow-float tall:md:right-8',
        isPast && 'tall:hidden',
        isInTheWay && 'tall:invisible',
      )}
    >
      {pricingCopy.viewPlans}
      <ArrowDown aria-hidden="true" className="size-5" />
    </Button>
  )
}

/** Whatever takes focus scrolls clear of the button. */
function useRoomBelow(isShown: boolean) {
  useEffect(() => {
    if (!isShown) return
    const page = document.documentElement.style
    page.setProperty('scroll-padding-bottom', 'calc(var(--promo-height) + 5rem)')
    return () => {
      page.removeProperty('scroll-padding-bottom')
    }
  }, [isShown])
}

/** Whether a price or a button inside the target is at the lower end of the screen. */
function useCovered(target: string) {
  const [covered, setCovered] = useState(false)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target: part, isIntersecting } of entries) {
          if (isIntersecting) seen.add(part)
          else seen.delete(part)
        }
        setCovered(seen.size > 0)
      },
      { rootMargin: strip },
    )
    for (const part of document.querySelectorAll(`#${target} :is([data-price], button, a)`)) {
      observer.observe(part)
    }
    return () => observer.disconnect()
  }, [target])
  return covered
}
