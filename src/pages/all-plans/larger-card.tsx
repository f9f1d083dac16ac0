import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { plans } from '@/content/pricing/plans'
import { FeatureName } from '@/features/pricing/plans/feature-name'
import { contactPath } from '@/lib/paths'

export function LargerCard() {
  const { title, text, action } = allPlansCopy.larger
  const custom = plans.find(({ id }) => id === 'custom')
  return (
    <div className="flex flex-col rounded bg-mist px-6 py-8 max-sm:self-start sm:row-span-6 sm:mb-20">
      <h3 className="text-28">{title}</h3>
      <p className="mt-3 text-16 text-steel">{text}</p>
      <ul className="mt-5 mb-8 space-y-2.5 border-t border-line pt-5 text-16">
        {custom?.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-1 size-4 shrink-0 text-signal-deep" />
            <span>
              <FeatureName name={feature} />
            </span>
          </li>
        ))}
      </ul>
      <Link
        className={buttonClasses({ variant: 'outline', className: 'mt-auto w-full' })}
        to={contactPath('quote')}
      >
        {action}
      </Link>
    </div>
  )
}
