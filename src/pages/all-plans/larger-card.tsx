import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { plans } from '@/content/pricing/plans'
import { Feature } from '@/features/pricing/plans/plan-card'
import { contactPath } from '@/lib/paths'

export function LargerCard() {
  const { title, text, action } = allPlansCopy.larger
  const custom = plans.find(({ id }) => id === 'custom')
  return (
    <div className="self-start rounded bg-mist px-6 pt-8 pb-6 sm:row-span-5 sm:mb-14 sm:pt-6">
      <h3 className="text-22">{title}</h3>
      <p className="mt-2 text-16 text-steel">{text}</p>
      <ul className="mt-5 mb-6 space-y-1 border-t border-line pt-5 sm:mb-8 sm:space-y-2 text-16">
        {custom?.features.map((feature) => (
          <Feature key={feature} name={feature} />
        ))}
      </ul>
      <Link className={buttonClasses({ variant: 'outline', className: 'w-full' })} to={contactPath('quote')}>
        {action}
      </Link>
    </div>
  )
}
