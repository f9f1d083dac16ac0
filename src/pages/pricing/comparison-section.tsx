import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { pricingCopy } from '@/content/pricing/pricing'
import { comparisonQuery } from '@/features/pricing/queries'
import { comparisonAnchor } from '@/lib/paths'
import { ComparisonCards } from './comparison-cards'
import { ComparisonTable } from './comparison-table'
import { ComparisonTerms } from './comparison-terms'

export function ComparisonSection() {
  const { heading } = pricingCopy.comparison
  const { data: comparison, isPending, isError } = useQuery(comparisonQuery)
  return (
    <Section heading={heading} id={comparisonAnchor}>
      {isPending && (
        <div role="status" className="h-96 rounded bg-mist">
          <span className="sr-only">{planCardCopy.loadingComparison}</span>
        </div>
      )}
      {isError && <p className="text-18">{planCardCopy.comparisonFailed}</p>}
      {comparison && (
        <>
          <ComparisonTable comparison={comparison} />
          <ComparisonCards comparison={comparison} />
          <ComparisonTerms />
        </>
      )}
    </Section>
  )
}
