import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import type { AddOn } from '@/content/pricing/add-on'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { formatPrice } from '@/lib/money'
import { chargedFor, priceWithPeriod, shownNote } from './add-on-terms'
import { FeatureName } from './plans/feature-name'
import { addOnsQuery } from './queries'

type AddOnListProps = { page: 'pricing' | 'allPlans' }

/** Lists the add-ons of SPEC section 2, Pricing and All plans. */
export function AddOnList({ page }: AddOnListProps) {
  const { data: addOns = [], isPending } = useQuery(addOnsQuery)
  if (isPending)
    return (
      <div role="status" className="h-96 rounded bg-line/60">
        <span className="sr-only">{planCardCopy.loadingAddOns}</span>
      </div>
    )
  if (addOns.length === 0) return <p className="text-18">{planCardCopy.addOnsFailed}</p>
  const optional = addOns.filter(({ required }) => !required)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:auto-rows-fr lg:grid-cols-3 lg:gap-6">
      <h3 className="sr-only">{planCardCopy.addOnGroups.required}</h3>
      <ul className="grid gap-4 sm:contents">
        {addOns
          .filter(({ required }) => required)
          .map((addOn) => (
            <AddOnCard key={addOn.id} addOn={addOn} page={page} />
          ))}
      </ul>
      <h3 className="sr-only">{planCardCopy.addOnGroups.optional}</h3>
      <FoldOnPhones label={planCardCopy.addOnGroups.unfold(optional.length)} className="sm:contents">
        <ul
          className={clsx('grid gap-4 sm:contents', addOns.length % 2 === 1 && 'sm:max-lg:*:last:col-span-2')}
        >
          {optional.map((addOn) => (
            <AddOnCard key={addOn.id} addOn={addOn} page={page} />
          ))}
        </ul>
      </FoldOnPhones>
    </div>
  )
}

type AddOnCardProps = AddOnListProps & { addOn: AddOn }

function AddOnCard({ addOn, page }: AddOnCardProps) {
  const note = shownNote(addOn)
  const isForSome = page === 'pricing' && addOn.requiredForPlans !== undefined
  return (
    <li className="flex flex-col rounded border border-line bg-paper p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h4 className="font-text text-18 font-semibold text-balance lg:text-16">
          <FeatureName name={addOn.name} />
        </h4>
        {addOn.required && (
          <span className="rounded border border-current px-2 py-0.5 text-14 font-medium whitespace-nowrap text-signal-deep">
            {isForSome ? planCardCopy.requiredForSome : planCardCopy.required}
          </span>
        )}
      </div>
      {page === 'allPlans' && <p className="mt-1 text-16 text-steel">{addOn.description}</p>}
      {isForSome && <p className="mt-2 text-14 text-steel">{planCardCopy.requiredFootnote}</p>}
      {note && <p className="mt-2 text-14 text-steel">{note}</p>}
      <p className="mt-auto pt-3">
        {page === 'allPlans' ? (
          <span className="font-display text-22 tabular-nums">{priceWithPeriod(addOn)}</span>
        ) : (
          <>
            <span className="font-display text-28 tabular-nums">{formatPrice(addOn.priceCents)}</span>{' '}
            <span className="text-14 text-steel">{chargedFor(addOn)}</span>
          </>
        )}
      </p>
    </li>
  )
}
