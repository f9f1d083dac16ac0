import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { planRequestCopy } from '@/content/plans/plan-request'
import { RequestSubmitted } from '@/features/leads/receipt/request-submitted'
import type { ChosenPlan } from './chosen-plan'
import { PlanRequestForm } from './plan-request-form'
import { usePlanRequest } from './use-plan-request'
import { useVisibleViewport } from './use-visible-viewport'

export type PlanInterestDialogProps = {
  plan: ChosenPlan
  /** Vehicles a month, where the visitor has said how many. */
  vehicles?: number
  isOpen: boolean
  onClose: () => void
}

/**
 * SPEC section 2, Plan-interest dialog. Form and draft live here, so that closing it by accident loses nothing; the
 * step starts over with each opening.
 */
export function PlanInterestDialog({ plan, vehicles, isOpen, onClose }: PlanInterestDialogProps) {
  const request = usePlanRequest({ plan, vehicles, isOpen })
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
      isFlush
      // On a phone the sheet ends where the on-screen keyboard begins.
      className="max-md:top-[var(--visible-top,0px)] max-md:bottom-auto max-md:h-[var(--visible-height,100dvh)] md:w-[min(92vw,40rem)]"
    >
      {request.isSubmitted ? (
        <RequestSubmitted planName={plan.name} onDone={request.leave} />
      ) : (
        <PlanRequestForm plan={plan} request={request} />
      )}
    </Dialog>
  )
}
