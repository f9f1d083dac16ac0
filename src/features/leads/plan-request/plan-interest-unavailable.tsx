import { FloatingNotice } from '@/components/notices/floating-notice'
import { NoBackendNotice } from '@/components/notices/no-backend-notice'
import { planRequestCopy } from '@/content/plans/plan-request'

type PlanInterestUnavailableProps = { isOpen: boolean; onClose: () => void }

export function PlanInterestUnavailable({ isOpen, onClose }: PlanInterestUnavailableProps) {
  if (!isOpen) return null
  return (
    <FloatingNotice closeLabel={planRequestCopy.close} onClose={onClose}>
      <NoBackendNotice />
    </FloatingNotice>
  )
}
