import { clsx } from 'clsx'
import { PlanName } from '@/components/ui/plan-name'
import type { Comparison } from '@/content/pricing/plan-comparison'
import { pricingCopy } from '@/content/pricing/pricing'
import { FeatureName } from '@/features/pricing/plans/feature-name'
import { formatPrice } from '@/lib/money'
import { CoverageMark } from './coverage-mark'

const firstColumn = 'left-0 tall:sticky z-10 bg-paper text-left'

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { label, feature, price, included, upTo } = pricingCopy.comparison
  const { plans, popularId, rows } = comparison
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="scroll-edges relative max-xl:tall:max-h-[calc(100dvh-8rem)] overflow-auto max-md:hidden xl:overflow-visible"
    >
      <table className="w-full min-w-240 table-fixed border-separate border-spacing-0">
        <colgroup>
          <col className="w-44 xl:w-52" />
          {plans.map(({ id }) => (
            <col key={id} className={clsx(id === popularId && 'bg-mist')} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className="top-0 left-0 tall:sticky z-20 border-b border-ink bg-paper py-4 text-left align-bottom text-14 font-medium text-steel xl:top-header-compact"
            >
              {feature}
            </th>
            {plans.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className={clsx(
                  'top-0 z-10 tall:sticky border-b border-ink px-2 py-4 text-left align-bottom text-14 leading-tight font-semibold xl:top-header-compact',
                  id === popularId ? 'bg-mist' : 'bg-paper',
                )}
              >
                <PlanName name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-3 [&_td]:text-16 [&_td]:text-balance [&_th]:border-b [&_th]:border-line">
          <tr>
            <th scope="row" className={`${firstColumn} py-4 pr-4 text-16 font-medium`}>
              {price}
            </th>
            {plans.map(({ id, priceCents }) => (
              <td key={id}>
                <b className="font-display text-28 tabular-nums">{formatPrice(priceCents)}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={`${firstColumn} py-4 pr-4 text-16 font-medium`}>
              {included}
            </th>
            {plans.map(({ id, includedVehicles, isUpTo }) => (
              <td key={id} className="tabular-nums">
                {isUpTo ? `${upTo} ${includedVehicles}` : includedVehicles}
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={`${firstColumn} py-4 pr-4 text-16 font-medium`}>
                <FeatureName name={row.label} />
                {row.note && <span className="mt-1 block text-14 font-normal text-steel">{row.note}</span>}
              </th>
              {row.coverage.map((coverage, index) => (
                <td key={plans[index]?.id}>
                  <CoverageMark coverage={coverage} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
