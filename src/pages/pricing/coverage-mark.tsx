import { Icon } from '@/components/ui/icon'
import { planCardCopy } from '@/content/plans/plan-cards'
import type { Coverage } from '@/content/plans/plan-comparison'

export function CoverageMark({ coverage }: { coverage: Coverage }) {
  if (typeof coverage === 'string') return coverage
  return (
    <>
      {coverage ? (
        <Icon name="icon-check" className="size-5 text-signal-deep" />
      ) : (
        <Icon name="icon-minus" className="size-5 text-rim" />
      )}
      <span className="sr-only">{coverage ? planCardCopy.yes : planCardCopy.no}</span>
    </>
  )
}
