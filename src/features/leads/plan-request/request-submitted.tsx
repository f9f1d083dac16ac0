import { useEffect, useEffectEvent } from 'react'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { planRequestCopy } from '@/content/pricing/plan-request'

/** SPEC section 9 sets this value. */
const redirectDelayMs = 1000

type RequestSubmittedProps = { planName: string; onDone: () => void }

export function RequestSubmitted({ planName, onDone }: RequestSubmittedProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => done(), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div role="status" className="grid min-h-80 place-items-center px-5 py-12 text-center md:px-8">
      <div>
        <TurntableRing className="mx-auto size-16 text-control" isLit={() => true} />
        <h3 className="mt-6 text-40">{planRequestCopy.submitted}</h3>
        <p className="mx-auto mt-3 max-w-104 text-18 text-steel">
          {planRequestCopy.submittedLead(planName)}.
        </p>
      </div>
    </div>
  )
}
