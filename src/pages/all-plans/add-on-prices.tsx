import { useQuery } from '@tanstack/react-query'
import type { AddOn } from '@/content/pricing/add-on'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { isOptional, isRequired, priceWithPeriod, shownNote } from '@/features/pricing/add-on-terms'
import { FeatureName } from '@/features/pricing/plans/feature-name'
import { RequiredBadge } from '@/features/pricing/plans/required-badge'
import { addOnsQuery } from '@/features/pricing/queries'

/** Two columns of the add-ons' grid: what everyone pays, what one may add. */
export function AddOnPrices() {
  const { data: addOns = [], isPending } = useQuery(addOnsQuery)

  if (isPending)
    return (
      <div role="status" className="h-96 rounded bg-line/60 lg:col-span-2">
        <span className="sr-only">{planCardCopy.loadingAddOns}</span>
      </div>
    )
  if (addOns.length === 0) return <p className="text-18 lg:col-span-2">{planCardCopy.addOnsFailed}</p>
  return (
    <>
      <AddOnGroup heading={planCardCopy.addOnGroups.required} addOns={addOns.filter(isRequired)} />
      <AddOnGroup
        heading={planCardCopy.addOnGroups.optional}
        addOns={addOns.filter(isOptional)}
        className="lg:row-span-2"
      />
    </>
  )
}

type AddOnGroupProps = { heading: string; addOns: ReadonlyArray<AddOn>; className?: string }

function AddOnGroup({ heading, addOns, className }: AddOnGroupProps) {
  return (
    <div className={className}>
      <h3 className="mb-4 text-28">{heading}</h3>
      <ul className="border-t border-ink">
        {addOns.map((addOn) => {
          const note = shownNote(addOn)
          return (
            <li
              key={addOn.id}
              className="grid items-baseline gap-x-4 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <h4 className="font-text text-18 font-semibold">
                  <FeatureName name={addOn.name} />
                </h4>
                <RequiredBadge addOn={addOn} />
              </div>
              <p className="font-display text-16 tabular-nums md:text-22">{priceWithPeriod(addOn)}</p>
              <div className="col-span-full max-w-prose text-16 text-steel">
                <p className="mt-1">{addOn.description}</p>
                {note && <p className="mt-1 text-14">{note}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
