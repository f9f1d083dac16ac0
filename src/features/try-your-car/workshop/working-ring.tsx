import { Button } from '@/components/ui/button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import type { Working } from './use-workshop'
import { WalkDiagram } from './walk-diagram'

const copy = tryYourCarCopy.working

type WorkingRingProps = { working: Working; onCancel: () => void }

export function WorkingRing({ working: { task, share }, onCancel }: WorkingRingProps) {
  const percent = Math.round(share * 100)
  return (
    <div className="grid justify-items-center gap-6 py-6 text-center md:py-10">
      <WalkDiagram share={share} />
      <div
        role="progressbar"
        aria-label={copy[task]}
        aria-valuenow={percent}
        data-step-start
        tabIndex={-1}
        className="text-18"
      >
        <p className="font-semibold">{copy[task]}</p>
        <p className="mt-1 font-display text-28 font-bold tabular-nums">{copy.share(percent)}</p>
      </div>
      <Button variant="outline" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  )
}
