import { Section } from '@/components/layout/section'
import { planCardCopy } from '@/content/plans/plan-cards'
import { pricingCopy } from '@/content/pricing/pricing'
import { useLogged } from '@/features/pricing/use-list'
import { useDeferred } from '@/lib/loading/deferred'
import { ComparisonCards } from './comparison-cards'
import { planComparison } from './comparison-data'
import { ComparisonTable } from './comparison-table'

export function ComparisonSection() {
  const { heading, lead } = pricingCopy.comparison
  const { value: comparison, error, isLoading } = useDeferred(planComparison)
  useLogged(error, 'plan-comparison')
  return (
    <Section heading={heading} lead={lead}>
      {isLoading && (
        <div role="status" className="h-96 rounded bg-mist">
          <span className="sr-only">{planCardCopy.loadingComparison}</span>
        </div>
      )}
      {error && <p className="text-18">{planCardCopy.emptyComparison}</p>}
      {comparison && (
        <>
          <ComparisonTable comparison={comparison} />
          <ComparisonCards comparison={comparison} />
        </>
      )}
    </Section>
  )
}
