import { type ComponentType, useEffect, useState } from 'react'
import { loadToasts } from '@/components/toasts/toast'
import { deferred } from '@/lib/loading/deferred'
import { whenIdle } from '@/lib/loading/when-idle'
import type { ChosenPlan } from './chosen-plan'
import type { PlanInterestDialogProps } from './plan-interest-dialog'
import { PlanInterestUnavailable } from './plan-interest-unavailable'

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
  const [chosen, setChosen] = useState<{ plan: ChosenPlan; vehicles?: number }>()
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<PlanInterestDialogProps> | undefined>(dialogCode.peek)

  useEffect(() => whenIdle(preload), [])

  async function choose(plan: ChosenPlan, vehicles?: number) {
    setChosen({ plan, vehicles })
    setIsOpen(true)
    // Without the code the notice takes the dialog's place; the next press tries again.
    const code = await dialogCode.load().catch(() => PlanInterestUnavailable)
    setDialog(() => code)
  }

  return {
    choice: {
      /** @param vehicles a month, where the visitor has said how many */
      onChoose: (plan: ChosenPlan, vehicles?: number) => void choose(plan, vehicles),
      onApproach: preload,
      /** The plan whose dialog is being fetched. */
      openingId: isOpen && !Dialog ? chosen?.plan.id : undefined,
    },
    dialog: chosen && Dialog && <Dialog {...chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  }
}

function preload() {
  // A failure here is no failure yet: the press tries again, and says so.
  if (navigator.onLine) dialogCode.load().catch(() => {})
}
