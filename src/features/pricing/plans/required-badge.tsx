import type { AddOn } from '@/content/pricing/add-on'
import { planCardCopy } from '@/content/pricing/plan-card-copy'

type RequiredBadgeProps = {
  addOn: AddOn
  /** Adds an asterisk if only some plans require the add-on. The page must then show the footnote. */
  marksSome?: boolean
}

export function RequiredBadge({ addOn, marksSome = false }: RequiredBadgeProps) {
  if (!addOn.required) return null
  const isForSome = marksSome && addOn.requiredForPlans !== undefined
  return (
    <span className="rounded border border-current px-2 py-0.5 text-14 font-medium whitespace-nowrap text-signal-deep">
      {isForSome ? planCardCopy.requiredForSome : planCardCopy.required}
    </span>
  )
}
