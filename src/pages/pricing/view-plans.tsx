import { ArrowDown } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { pricingCopy } from '@/content/pricing/pricing'
import { cn } from '@/lib/cn'
import { useScrolledPast } from '@/lib/hooks/use-scrolled-past'
import { scrollBehavior } from '@/lib/scroll'
import { viewPlansUntil } from '@/lib/thresholds'

type ViewPlansProps = { target: string }

/**
 * Scrolls to the plans; there until the visitor has scrolled more than 800 px. SPEC section 2, Pricing. On a low screen
 * it is in the page's flow and stays.
 */
export function ViewPlans({ target }: ViewPlansProps) {
  const isPast = useScrolledPast(viewPlansUntil)
  useRoomBelow(!isPast)

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
