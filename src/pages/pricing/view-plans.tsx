import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { pricingCopy } from '@/content/pricing/pricing'
import { scrollBehavior } from '@/lib/scroll'
import { useScrolledPast } from '@/lib/use-scrolled-past'

/** SPEC section 9 sets this value. */
const pixelsFromTop = 800

type ViewPlansProps = {
  target: string
}

/**
 * SPEC section 2, Pricing: the button is visible until the page is scrolled past 800 px. Until then, it sticks to the
 * viewport, except on short screens.
 */
export function ViewPlans({ target }: ViewPlansProps) {
  const isPast = useScrolledPast(pixelsFromTop)

  function showPlans() {
    document.getElementById(target)?.scrollIntoView({ behavior: scrollBehavior() })
  }

  return (
    <div
      className={clsx(
        'pointer-events-none z-20 -mt-20 mb-8 tall:sticky tall:bottom-[calc(var(--promo-height,0px)+0.75rem)] tall:top-[calc(var(--header-compact)+0.75rem)] md:-mt-28 md:mb-16 lg:-mt-32 lg:mb-20',
        isPast && 'invisible',
      )}
    >
      <div className="container-page grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-x-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="lg:col-start-2">
          <Button onClick={showPlans} className="pointer-events-auto">
            {pricingCopy.viewPlans}
            <ArrowDown className="size-5" />
          </Button>
        </div>
      </div>
    </div>
  )
}
