import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { ensureToastHost } from '@/components/ui/toast-store'
import { planRequestCopy } from '@/content/plan-request'
import type { ChosenPlan } from './chosen-plan'
import type { PlanInterestDialogProps } from './plan-interest-dialog'
import { PlanInterestUnavailable } from './plan-interest-unavailable'

const loadDialog = () => import('./plan-interest-dialog')
const loadToaster = () => import('@/components/ui/toaster')

const PlanInterestDialog = lazy(async (): Promise<{ default: ComponentType<PlanInterestDialogProps> }> => {
  try {
    const [dialog] = await Promise.all([loadDialog(), loadToaster()])
    // Toasts have to be on the page before the dialog opens: what comes later is hidden from screen readers.
    await ensureToastHost()
    return dialog
  } catch {
    return { default: PlanInterestUnavailable }
  }
})

/**
 * The plan-interest dialog of a page: `dialog` goes anywhere on it, `choice` to its plans. Dialog and form are loaded
 * when a visitor approaches a plan, and what is typed stays when the dialog closes.
 */
export function usePlanInterest() {
  const [chosen, setChosen] = useState<{ plan: ChosenPlan; vehicles?: number }>()
  const [isOpen, setIsOpen] = useState(false)

  return {
    choice: {
      /** @param vehicles a month, where the visitor has said how many */
      onChoose: (plan: ChosenPlan, vehicles?: number) => {
        setChosen({ plan, vehicles })
        setIsOpen(true)
      },
      onApproach,
    },
    dialog: chosen && (
      <Suspense fallback={<DialogLoading />}>
        <PlanInterestDialog {...chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  }
}

function onApproach() {
  if (!navigator.onLine) return
  // A failure here is no failure yet: the click tries again, and says so.
  for (const load of [loadDialog, loadToaster]) load().catch(() => {})
}

function DialogLoading() {
  return (
    <div className="on-dark fixed top-1/2 left-1/2 z-40 -mt-10 -ml-10 animate-[fade_150ms_150ms_both] rounded p-5 shadow-float">
      <Spinner label={planRequestCopy.loading} />
    </div>
  )
}
