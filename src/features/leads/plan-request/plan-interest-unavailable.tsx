import { NoBackendNotice } from '@/components/notices/no-backend-notice'
import { Button } from '@/components/ui/button'
import { planRequestCopy } from '@/content/plans/plan-request'

type PlanInterestUnavailableProps = { isOpen: boolean; onClose: () => void }

/** Fallback if the dialog's code can't be fetched. */
export function PlanInterestUnavailable({ isOpen, onClose }: PlanInterestUnavailableProps) {
  if (!isOpen) return null
  return (
    <div
      // On low screens it is at the end of the page.
      ref={(notice) => notice?.scrollIntoView({ block: 'nearest' })}
      className="on-light inset-x-4 bottom-[calc(var(--promo-height)+1rem)] z-40 mx-auto max-w-[32rem] rounded p-4 shadow-float tall:fixed"
    >
      <NoBackendNotice />
      <Button variant="outline" size="compact" onClick={onClose} className="mt-3">
        {planRequestCopy.close}
      </Button>
    </div>
  )
}
