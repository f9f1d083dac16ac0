import { Check, Minus } from 'lucide-react'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import type { Coverage } from '@/content/pricing/plan-comparison'

export function CoverageMark({ coverage }: { coverage: Coverage }) {
  if (typeof coverage === 'string') return coverage
  return (
    <>
      {coverage ? <Check className="size-5 text-signal-deep" /> : <Minus className="size-5 text-control" />}
      <span className="sr-only">{coverage ? planCardCopy.yes : planCardCopy.no}</span>
    </>
  )
}
