import { TurntableRing } from '@/components/ui/turntable-ring'
import { planRequestCopy } from '@/content/plans/plan-request'
import { frameCount } from '@/lib/turn'

type StepHeadingProps = { step: number; ref: React.Ref<HTMLHeadingElement> }

export function StepHeading({ step, ref }: StepHeadingProps) {
  const { steps } = planRequestCopy
  const litFrames = ((step + 1) / steps.length) * frameCount
  return (
    <div className="mb-6 flex items-center gap-4">
      <TurntableRing className="size-12 text-rim" isLit={(frame) => frame < litFrames} />
      {/* The key renders each step anew: in a translated page React's text nodes are no longer there to change. */}
      <h3 key={step} ref={ref} tabIndex={-1} className="text-22">
        <span className="block font-text text-14 font-normal text-steel">
          {planRequestCopy.step(step + 1, steps.length)}
          <span className="sr-only">:</span>
        </span>{' '}
        {steps[step]}
      </h3>
    </div>
  )
}
