import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { PlanName } from '@/components/ui/plan-name'
import type { Comparison } from '@/content/pricing/plan-comparison'
import { pricingCopy } from '@/content/pricing/pricing'
import { FeatureName } from '@/features/pricing/plans/feature-name'
import { formatPrice } from '@/lib/money'
import { CoverageMark } from './coverage-mark'

// These classes are set on the parent, because repeating them in each row would make the page's HTML a tenth larger.
const factsClasses = clsx(
  '*:flex *:items-center *:justify-between *:gap-4 *:border-b *:border-line *:py-2.5 *:last:border-0',
  '[&_dd]:font-medium',
)

export function ComparisonCards({ comparison }: { comparison: Comparison }) {
  const { price, included, upTo } = pricingCopy.comparison
  const { plans, rows } = comparison
  return (
    <div className="md:hidden">
      <p className="-mt-3 mb-1 pr-8 text-right text-14 text-steel">{price}</p>
      <ul className="border-t border-ink">
        {plans.map(({ id, name, priceCents, includedVehicles, isUpTo }, column) => (
          <li key={id} className="border-b border-line last:border-0">
            <details className="group">
              <summary className="flex min-h-12 list-none items-center gap-3 py-1 [&::-webkit-details-marker]:hidden">
                <h3 className="flex-1 text-18">
                  <PlanName name={name} />
                </h3>
                <b className="font-display text-18 tabular-nums">{formatPrice(priceCents)}</b>
                <ChevronDown className="size-5 shrink-0 text-signal-deep transition-transform group-open:rotate-180" />
              </summary>
              <dl className={clsx(factsClasses, 'mb-4 rounded bg-mist px-4 py-1 text-16')}>
                <Fact label={included}>{isUpTo ? `${upTo} ${includedVehicles}` : includedVehicles}</Fact>
                {rows.map((row) => (
                  <Fact key={row.id} label={row.label} note={row.note}>
                    <CoverageMark coverage={row.coverage[column] ?? false} />
                  </Fact>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FactProps = { label: string; note?: string; children: React.ReactNode }

function Fact({ label, note, children }: FactProps) {
  return (
    <div>
      <dt>
        <FeatureName name={label} />
        {note && <span className="block text-14 text-steel">{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
