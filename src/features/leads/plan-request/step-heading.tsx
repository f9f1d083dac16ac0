import { TurntableRing } from '@/components/ui/turntable-ring'
import { planRequestCopy } from '@/content/plans/plan-request'

type StepHeadingProps = { step: number; ref: React.Ref<HTMLHeadingElement> }

/** Where the visitor is: as much of the ring is lit as there is of the form behind and before them. */
export function StepHeading({ step, ref }: StepHeadingProps) {
  const { steps } = planRequestCopy
  const litFrames = ((step + 1) / steps.length) * 36
  return (
    <div className="mb-6 flex items-center gap-4">
      <TurntableRing className="size-12 text-rim" isLit={(frame) => frame < litFrames} />
      <div>
        <p className="text-14 text-steel">{planRequestCopy.step(step + 1, steps.length)}</p>
        <h3 ref={ref} tabIndex={-1} className="text-22">
          {steps[step]}
        </h3>
      </div>
    </div>
  )
}
