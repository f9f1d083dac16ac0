import { type ComponentType, useEffect, useState } from 'react'
import { loadToasts } from '@/components/toasts/toast'
import { useHistoryDialog } from '@/lib/hooks/use-history-dialog'
import { deferred } from '@/lib/loading/deferred'
import { whenIdle } from '@/lib/loading/when-idle'
import type { ChosenPlan } from './chosen-plan'
import type { PlanInterestDialogProps } from './plan-interest-dialog'
import { PlanInterestUnavailable } from './plan-interest-unavailable'

type Choice = { plan: ChosenPlan; vehicles?: number }

const dialogCode = deferred(async () => {
  const [{ PlanInterestDialog }] = await Promise.all([
    import('./plan-interest-dialog'),
    // Toasts have to be on the page before the dialog opens: what is added later is hidden from screen readers.
    loadToasts().catch(() => {}),
  ])
  return PlanInterestDialog
})

/**
 * The plan-interest dialog of a page: `dialog` goes anywhere on it, `choice` to its plans. Dialog and form are fetched
 * once the browser is idle, and what is typed stays when the dialog closes.
 */
export function usePlanInterest() {
  const { content, show, close } = useHistoryDialog<Choice>('planRequest')
  const [chosen, setChosen] = useState(content)
  // What is typed and what is being sent outlast the open dialog.
  if (content && content !== chosen) setChosen(content)
  const [loaded, setLoaded] = useState<ComponentType<PlanInterestDialogProps>>()
  const Dialog = dialogCode.peek() ?? loaded

  useEffect(() => whenIdle(preload), [])

  useEffect(() => {
    if (!content || dialogCode.peek()) return
    let isCurrent = true
    // Without the code the notice takes the dialog's place; the next press tries again.
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
      /** @param vehicles a month, where the visitor has said how many */
      onChoose: (plan: ChosenPlan, vehicles?: number) => show({ plan, vehicles }),
      onApproach: preload,
      /** The plan whose dialog is being fetched. */
      openingId: Dialog ? undefined : content?.plan.id,
    },
    dialog: chosen && Dialog && <Dialog {...chosen} isOpen={content !== undefined} onClose={close} />,
  }
}

function preload() {
  // A failure here is no failure yet: the press tries again, and says so.
  if (navigator.onLine) dialogCode.load().catch(() => {})
}
