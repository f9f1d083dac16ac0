import { useQuery } from '@tanstack/react-query'
import { CodeMissingNotice, ScriptlessNotice } from '@/components/forms/form-notices'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { type PlanPage, plansQuery } from '../queries'
import type { VisitorCount } from './counted-price'
import { PlanCard, type PlanChoice } from './plan-card'

type PlanListProps = PlanChoice & {
  page: PlanPage
  count?: VisitorCount
  expected: number
  className: string
  cardClassName: string
  children?: React.ReactNode
}

export function PlanList({ page, expected, className, cardClassName, children, ...card }: PlanListProps) {
  const { data: plans = [], isPending } = useQuery(plansQuery(page))

  if (!isPending && plans.length === 0) {
    return <p className="max-w-prose border-y border-line py-10 text-18">{planCardCopy.plansFailed}</p>
  }
  return (
    <>
      {isPending && (
        <p role="status" className="sr-only">
          {planCardCopy.loading}
        </p>
      )}
      <ScriptlessNotice className="mb-8" />
      <CodeMissingNotice className="mb-8" />
      <div className={className}>
        {isPending
          ? Array.from({ length: expected }, (_, index) => index).map((index) => (
              <PlanSkeleton key={index} className={cardClassName} />
            ))
          : plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                base={plans.find(({ name }) => name === plan.includes)}
                {...card}
                className={cardClassName}
              />
            ))}
        {children}
      </div>
    </>
  )
}

/** The skeleton is about as tall as a card, so the page hardly shifts when the plans load. */
function PlanSkeleton({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`sm:row-span-5 ${className}`}>
      <div className="h-7 w-40 rounded bg-line/60" />
      <div className="mt-3 h-12 rounded bg-line/60" />
      <div className="mt-6 h-20 w-32 rounded bg-line/60" />
      <div className="mt-8 h-36 rounded bg-line/60" />
      <div className="mt-8 h-12 rounded bg-line/60" />
    </div>
  )
}
