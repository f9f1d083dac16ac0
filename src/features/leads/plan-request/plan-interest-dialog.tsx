import { useEffect, useEffectEvent, useRef } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { planRequestCopy } from '@/content/pricing/plan-request'
import { PlanRequestForm } from './plan-request-form'
import type { ChosenPlan } from './plan-summary'
import { RequestSubmitted } from './request-submitted'
import { usePlanRequest } from './use-plan-request'
import { useVisibleViewport } from './use-visible-viewport'

type PlanInterestDialogProps = {
  plan: ChosenPlan
  /** Vehicles per month, if the visitor has entered a count. */
  vehicles?: number | undefined
  isOpen: boolean
  onClose: () => void
}

/**
 * Implements the dialog of SPEC section 2, Plan-interest dialog. After it's closed, it reopens at the first step with
 * the text that was typed. After a reload, it stays at the current step.
 */
export default function PlanInterestDialog({ plan, vehicles, isOpen, onClose }: PlanInterestDialogProps) {
  const request = usePlanRequest({ plan, vehicles, isOpen })
  const heading = useRef<HTMLHeadingElement>(null)
  useVisibleViewport(isOpen)

  const afterClose = useEffectEvent(() => (request.isSubmitted ? request.leave() : request.startOver()))
  useEffect(() => {
    if (!isOpen) afterClose()
  }, [isOpen])

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={planRequestCopy.title(plan.name)}
      closeLabel={planRequestCopy.close}
      firstFocus={heading}
      isFlush
      className="max-md:top-[var(--visible-top,0px)] max-md:bottom-auto max-md:h-[var(--visible-height,100dvh)] md:w-[min(92vw,40rem)]"
    >
      {request.isSubmitted ? (
        <RequestSubmitted planName={plan.name} onDone={request.leave} />
      ) : (
        <PlanRequestForm plan={plan} request={request} heading={heading} />
      )}
    </Dialog>
  )
}
