import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { plans } from '@/content/pricing/plans'
import { site } from '@/content/site/site'
import { Feature, featureListClasses } from '@/features/pricing/plans/plan-card'
import { contactPath } from '@/lib/paths'

/** The card spans five rows of the grid around it, so it aligns with the plans' cards. */
export function LargerCard({ className }: { className: string }) {
  const { title, text, price, call, action } = allPlansCopy.larger
  const custom = plans.find(({ id }) => id === 'custom')
  return (
    <div className={`grid sm:row-span-5 sm:grid-rows-subgrid ${className}`}>
      <div>
        <h3 className="text-22">{title}</h3>
        <p className="mt-1 text-16 text-steel sm:mt-2">{text}</p>
      </div>
      <p className="mt-3 font-display text-40 sm:mt-6 sm:leading-[3.5rem]">{price}</p>
      <p className="mt-5 rounded bg-mist px-3.5 py-3 text-14 text-steel max-sm:hidden">
        {call}{' '}
        <a href={site.phone.href} className="block text-18 font-semibold text-ink tabular-nums">
          {site.phone.display}
        </a>
      </p>
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
