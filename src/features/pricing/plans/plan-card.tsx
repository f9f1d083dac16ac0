import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Button } from '@/components/ui/button'
import { PlanName } from '@/components/ui/plan-name'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { formatPrice } from '@/lib/money'
import { paths } from '@/lib/paths'
import { monthPrice } from '../plan-lines'
import { chooseLabel, type PlanOffer } from '../queries'
import { CountedPrice, type VisitorCount } from './counted-price'
import { FeatureName } from './feature-name'

export type PlanChoice = {
  onChoose: (plan: PlanOffer) => void
  /** Called on hover, focus or touch. */
  onApproach: () => void
  openingId?: string | undefined
}

type PlanCardProps = PlanChoice & {
  plan: PlanOffer
  /** A plan on an earlier card whose features this plan includes. On phones, its name replaces those features. */
  base?: PlanOffer | undefined
  count?: VisitorCount
  className?: string
}

export const featureListClasses =
  'mt-3 mb-6 space-y-1 border-t border-line pt-3 text-16 sm:mt-5 sm:mb-8 sm:space-y-2 sm:pt-5'

/** The card spans five rows of the grid around it, so the prices, features and buttons of neighboring cards align. */
export function PlanCard({ plan, base, count, onChoose, onApproach, openingId, className }: PlanCardProps) {
  const { name, isPopular } = plan
  const month = monthPrice(plan)
  const tryLink = planCardCopy.tryLinks[plan.id]
  const isFirstChoice = count ? plan.id === count.cheapestId : isPopular

  function choose({ currentTarget }: React.MouseEvent<HTMLButtonElement>) {
    // Safari doesn't focus a clicked button, so focus it here. The closing dialog then returns focus to it.
    currentTarget.focus()
    onChoose(plan)
  }

  return (
    <article
      id={plan.id}
      aria-label={name}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-0 *:col-span-full sm:row-span-5 sm:grid-rows-subgrid',
        className,
      )}
    >
      <p className="mb-2 h-6 text-14 font-semibold min-[22.5rem]:mb-0 min-[22.5rem]:max-sm:col-span-1 min-[22.5rem]:max-sm:col-start-2 min-[22.5rem]:max-sm:row-start-1 max-sm:empty:hidden sm:absolute sm:top-0 sm:-translate-y-1/2">
        {isPopular && (
          <span className="rounded bg-signal-deep px-2 py-1 text-paper">{planCardCopy.popular}</span>
        )}
      </p>
      <div className="@container max-sm:contents">
        <h3 className="text-22 max-sm:row-start-1 @min-[18rem]:text-28">
          <PlanName name={name} />
        </h3>
        <p className="col-span-full mt-1 text-16 text-steel sm:mt-2">{plan.description}</p>
      </div>
      {count ? (
        <div className="mt-3 sm:mt-6">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-56 tabular-nums">{formatPrice(plan.priceCents)}</span>{' '}
            <span className="text-14 text-steel">{planCardCopy.unit}</span>
          </p>
          <p className="mt-1 text-14 text-steel tabular-nums">{plan.monthLine}</p>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-1 sm:mt-6">
          <p>
            <span className="font-display text-56 tabular-nums">{formatPrice(plan.priceCents)}</span>{' '}
            <span className="block text-14 text-steel">{planCardCopy.unit}</span>
          </p>
          {month && (
            <p>
              <span className="font-display text-40 tabular-nums">{month.price}</span>{' '}
              <span className="block text-14 text-steel">{month.text}</span>
            </p>
          )}
        </div>
      )}
      <div>
        {!count && <p className="mt-1 text-14 text-steel sm:mt-2">{plan.startLine}</p>}
        {count && <CountedPrice plan={plan} count={count} />}
      </div>
      <ul className={featureListClasses}>
        {base && <Feature name={planCardCopy.everythingIn(base.name)} className="sm:hidden" />}
        {plan.features.map((feature) => (
          <Feature
            key={feature}
            name={feature}
            className={clsx(base?.features.includes(feature) && 'max-sm:hidden')}
          />
        ))}
        {tryLink && (
          <li>
            <ArrowLink to={paths.tryYourCar} className="text-16">
              {tryLink}
            </ArrowLink>
          </li>
        )}
      </ul>
      <Button
        variant={isFirstChoice ? 'primary' : 'outline'}
        className="w-full self-end"
        onClick={choose}
        aria-busy={openingId === plan.id || undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onTouchStart={onApproach}
      >
        <span>
          <PlanName name={chooseLabel(plan)} />
        </span>
      </Button>
    </article>
  )
}

type FeatureProps = { name: string; className?: string }

export function Feature({ name, className }: FeatureProps) {
  return (
    <li className={clsx('flex gap-2.5', className)}>
      <Check className="mt-1 size-4 shrink-0 text-signal-deep" />
      <span>
        <FeatureName name={name} />
      </span>
    </li>
  )
}
