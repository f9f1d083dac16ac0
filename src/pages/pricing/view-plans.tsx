import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { pricingCopy } from '@/content/pricing/pricing'
import { cn } from '@/lib/cn'
import { useScrolledPast } from '@/lib/hooks/use-scrolled-past'
import { scrollBehavior } from '@/lib/scroll'
import { viewPlansUntil } from '@/lib/thresholds'

type ViewPlansProps = { target: string }

/** The bottom strip of the screen, which the button and the promo bar need. */
const strip = '-82% 0px 0px'

/**
 * Shown until 800 px of scrolling, unless it would cover a price or a button; on low screens always, in the page's
 * flow. SPEC section 2, Pricing; DECISIONS section 9, "promo bar and View Plans".
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
      // A transform above the promo bar, because a new position would count as a layout shift.
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

/** Whether a price or a button of the target is in the bottom strip. */
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
