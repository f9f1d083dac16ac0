import { type ComponentType, useEffect, useState } from 'react'
import { useHistoryDialog } from '@/lib/hooks/use-history-dialog'
import { deferred } from '@/lib/loading/deferred'
import { whenIdle } from '@/lib/loading/when-idle'
import type { ChosenPlan } from './chosen-plan'
import type { PlanInterestDialogProps } from './plan-interest-dialog'
import { PlanInterestUnavailable } from './plan-interest-unavailable'

type Offer = ChosenPlan & { isPopular: boolean }
type Choice = { plan: ChosenPlan; vehicles?: number }

const dialogCode = deferred(async () => (await import('./plan-interest-dialog')).PlanInterestDialog)

/**
 * Put `dialog` anywhere on the page, and pass `choice` to its plans.
 * Until one is chosen, the dialog is prepared for the popular one.
 */
export function usePlanInterest(plans: ReadonlyArray<Offer> | undefined) {
  const { content, show, close } = useHistoryDialog<Choice>('planRequest')
  const [chosen, setChosen] = useState(content)
  // Input and pending requests outlive the open dialog.
  if (content && content !== chosen) setChosen(content)
  const [loaded, setLoaded] = useState<ComponentType<PlanInterestDialogProps>>()
  const Dialog = dialogCode.peek() ?? loaded

  const popular = plans?.find(({ isPopular }) => isPopular)
  const shown: Choice | undefined = chosen ?? (popular && { plan: popular })

  useEffect(() => whenIdle(() => void preload().then((code) => code && setLoaded(() => code))), [])

  useEffect(() => {
    if (!content || dialogCode.peek()) return
    let isCurrent = true
    // Without its code a notice replaces the dialog; the next press tries again.
    dialogCode
      .load()
      .catch(() => PlanInterestUnavailable)
      .then((code) => isCurrent && setLoaded(() => code))
    return () => {
      isCurrent = false
    }
  }, [content])

  return {
    choice: {
      onChoose: (plan: ChosenPlan, vehicles?: number) => show({ plan, vehicles }),
      onApproach: preload,
      openingId: Dialog ? undefined : content?.plan.id,
    },
    dialog: shown && Dialog && <Dialog {...shown} isOpen={content !== undefined} onClose={close} />,
  }
}

async function preload() {
  // Ignored: the press tries again, and reports a failure.
  if (navigator.onLine) return dialogCode.load().catch(() => undefined)
}
