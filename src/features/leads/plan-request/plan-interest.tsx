import { Suspense, useEffect, useState } from 'react'
import { NoBackendNotice } from '@/components/forms/form-notices'
import { FloatingNotice } from '@/components/layout/floating-notice'
import { useHistoryDialog } from '@/components/ui/use-history-dialog'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { whenIdle } from '@/lib/when-idle'
import type { ChosenPlan } from './plan-summary'

type Offer = ChosenPlan & { isPopular: boolean }
type Choice = { planId: string; vehicles?: number | undefined }

const loadDialog = () => import('./plan-interest-dialog')
const PlanInterestDialog = lazyWithFallback(loadDialog, PlanInterestUnavailable)

/** @returns whether the code has loaded. Errors are ignored, because opening the dialog loads the code again. */
const prefetchDialog = () =>
  loadDialog().then(
    () => true,
    () => false,
  )

/**
 * The caller renders `dialog` and passes `choice` to its plans. Once the dialog's code has loaded, the dialog is
 * mounted while it's closed, so it opens faster.
 */
export function usePlanInterest(plans: ReadonlyArray<Offer> | undefined) {
  const planOf = (id: unknown) => plans?.find((plan) => plan.id === id)
  const isChoice = (entry: unknown): entry is Choice =>
    isChoiceShaped(entry) && planOf(entry.planId) !== undefined
  const { content, show, close } = useHistoryDialog('planRequest', isChoice)
  const [chosen, setChosen] = useState(content)
  // The form of the last chosen plan stays mounted, so closing the dialog loses neither input nor a pending request.
  if (content && content !== chosen) setChosen(content)
  const [isLoaded, setIsLoaded] = useState(false)
  const [openingId, setOpeningId] = useState<string>()

  const popular = plans?.find(({ isPopular }) => isPopular)
  const plan = planOf(chosen?.planId) ?? popular

  useEffect(() => whenIdle(async () => setIsLoaded(await prefetchDialog())), [])

  async function choose({ id }: ChosenPlan, vehicles?: number) {
    show({ planId: id, vehicles })
    if (isLoaded) return
    setOpeningId(id)
    setIsLoaded(await prefetchDialog())
    setOpeningId(undefined)
  }

  return {
    choice: { onChoose: choose, onApproach: prefetchDialog, openingId },
    dialog: plan && (isLoaded || content) && (
      <Suspense>
        <PlanInterestDialog
          plan={plan}
          vehicles={chosen?.vehicles}
          isOpen={content !== undefined}
          onClose={close}
        />
      </Suspense>
    ),
  }
}

function isChoiceShaped(entry: unknown): entry is Choice {
  if (typeof entry !== 'object' || entry === null) return false
  const { planId, vehicles } = entry as Record<string, unknown>
  return typeof planId === 'string' && (vehicles === undefined || Number.isSafeInteger(vehicles))
}

type PlanInterestUnavailableProps = { isOpen: boolean; onClose: () => void }

function PlanInterestUnavailable({ isOpen, onClose }: PlanInterestUnavailableProps) {
  if (!isOpen) return null
  return (
    <FloatingNotice onClose={onClose}>
      <NoBackendNotice />
    </FloatingNotice>
  )
}
