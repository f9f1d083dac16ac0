import { ArrowDown } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { pricingCopy } from '@/content/pricing/pricing'
import { useScrolledPast } from '@/lib/hooks/use-scrolled-past'
import { scrollBehavior } from '@/lib/scroll'
import { viewPlansUntil } from '@/lib/thresholds'

type ViewPlansProps = { target: string }

/** Scrolls to the plans; there until the visitor has scrolled more than 800 px. SPEC section 2, Pricing. */
export function ViewPlans({ target }: ViewPlansProps) {
  const isPast = useScrolledPast(viewPlansUntil)
  return isPast ? null : <ViewPlansButton target={target} />
}

function ViewPlansButton({ target }: ViewPlansProps) {
  useRoomBelow()

  function showPlans() {
    document.getElementById(target)?.scrollIntoView({ behavior: scrollBehavior() })
  }

  return (
    <Button
      onClick={showPlans}
      // Moved, not placed, above the promo bar: a change of place would count as a layout shift.
      className="fixed right-5 bottom-4 z-30 translate-y-[calc(var(--promo-height)*-1)] shadow-float transition md:right-8"
    >
      {pricingCopy.viewPlans}
      <ArrowDown aria-hidden="true" className="size-5" />
    </Button>
  )
}

/** Whatever takes focus scrolls clear of the button. */
function useRoomBelow() {
  useEffect(() => {
    const page = document.documentElement.style
    page.setProperty('scroll-padding-bottom', 'calc(var(--promo-height) + 5rem)')
    return () => {
      page.removeProperty('scroll-padding-bottom')
    }
  }, [])
}
