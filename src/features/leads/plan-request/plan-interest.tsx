import { type ComponentType, useEffect, useState } from 'react'
import { useHistoryDialog } from '@/lib/hooks/use-history-dialog'
import { deferred } from '@/lib/loading/deferred'
import { whenIdle } from '@/lib/loading/when-idle'
import type { ChosenPlan } from './chosen-plan'
import type { PlanInterestDialogProps } from './plan-interest-dialog'
import { PlanInterestUnavailable } from './plan-interest-unavailable'

type Choice = { plan: ChosenPlan; vehicles?: number }

const dialogCode = deferred(async () => (await import('./plan-interest-dialog')).PlanInterestDialog)

/** Put `dialog` anywhere on the page, and pass `choice` to its plans. */
export function usePlanInterest() {
  const { content, show, close } = useHistoryDialog<Choice>('planRequest')
  const [chosen, setChosen] = useState(content)
  // Input and pending requests outlive the open dialog.
  if (content && content !== chosen) setChosen(content)
  const [loaded, setLoaded] = useState<ComponentType<PlanInterestDialogProps>>()
  const Dialog = dialogCode.peek() ?? loaded

  useEffect(() => whenIdle(preload), [])

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
    dialog: chosen && Dialog && <Dialog {...chosen} isOpen={content !== undefined} onClose={close} />,
  }
}

function preload() {
  // Ignored: the press tries again, and reports a failure.
  if (navigator.onLine) dialogCode.load().catch(() => {})
}
