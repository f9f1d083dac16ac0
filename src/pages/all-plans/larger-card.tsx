import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { plans } from '@/content/pricing/plans'
import { Feature, featureListClasses } from '@/features/pricing/plans/plan-card'
import { contactPath } from '@/lib/paths'

/** The card spans five rows of the grid around it, so it aligns with the plans' cards. */
export function LargerCard({ className }: { className: string }) {
  const { title, price, text, action } = allPlansCopy.larger
  const custom = plans.find(({ id }) => id === 'custom')
  return (
    <div className={`grid sm:row-span-5 sm:grid-rows-subgrid ${className}`}>
      <h3 className="text-22">{title}</h3>
      <div className="sm:row-span-2">
        <p className="mt-3 font-display text-40 sm:mt-6">{price}</p>
        <p className="mt-2 text-16 text-steel">{text}</p>
      </div>
      <ul className={featureListClasses}>
        {custom?.features.map((feature) => (
          <Feature key={feature} name={feature} />
        ))}
      </ul>
      <Link
        className={buttonClasses({ variant: 'outline', className: 'w-full self-end' })}
        to={contactPath('quote')}
      >
        {action}
      </Link>
    </div>
  )
}
