import { ArrowDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { pricingCopy } from '@/content/pricing/pricing'
import { cn } from '@/lib/cn'
import { scrollBehavior } from '@/lib/scroll'
import { viewPlansUntil } from '@/lib/thresholds'
import { useScrolledPast } from '@/lib/use-scrolled-past'

type ViewPlansProps = { target: string }

/** In the flow of the head, where it covers nothing; shown until 800 px of scrolling. SPEC section 2, Pricing. */
export function ViewPlans({ target }: ViewPlansProps) {
  const isPast = useScrolledPast(viewPlansUntil)

  function showPlans() {
    document.getElementById(target)?.scrollIntoView({ behavior: scrollBehavior() })
  }

  return (
    <Button variant="outline" onClick={showPlans} className={cn(isPast && 'invisible')}>
      {pricingCopy.viewPlans}
      <ArrowDown className="size-5" />
    </Button>
  )
}
