import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/section'
import { planCardCopy } from '@/content/plan-cards'
import { pricingCopy } from '@/content/pricing'
import { comparisonQuery } from '@/features/pricing/queries'
import { useLogged } from '@/features/pricing/use-list'
import { ComparisonCards } from './comparison-cards'
import { ComparisonTable } from './comparison-table'

/** All plans with a list price against what they include: a table, or on a phone a card for each plan. */
export function ComparisonSection() {
  const { heading, lead } = pricingCopy.comparison
  const { data: comparison, error, isPending } = useQuery(comparisonQuery)
  useLogged(error, comparisonQuery.queryKey)
  return (
    <Section heading={heading} lead={lead}>
      {isPending && (
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
