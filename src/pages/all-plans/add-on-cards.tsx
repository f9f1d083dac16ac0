import { useQuery } from '@tanstack/react-query'
import type { AddOn } from '@/content/pricing/add-on'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { isOptional, isRequired, priceWithPeriod, shownNote } from '@/features/pricing/add-on-terms'
import { FeatureName } from '@/features/pricing/plans/feature-name'
import { RequiredBadge } from '@/features/pricing/plans/required-badge'
import { addOnsQuery } from '@/features/pricing/queries'

export function AddOnCards() {
  const { data: addOns = [], isPending } = useQuery(addOnsQuery)

  if (isPending) return <Skeleton />
  if (addOns.length === 0) return <p className="text-18">{planCardCopy.addOnsFailed}</p>
  return (
    <>
      <AddOnGroup heading={planCardCopy.addOnGroups.required} addOns={addOns.filter(isRequired)} />
      <AddOnGroup heading={planCardCopy.addOnGroups.optional} addOns={addOns.filter(isOptional)} />
    </>
  )
}

type AddOnGroupProps = { heading: string; addOns: ReadonlyArray<AddOn> }

function AddOnGroup({ heading, addOns }: AddOnGroupProps) {
  return (
    <>
      <h3 className="mb-4 text-28 not-first:mt-8">{heading}</h3>
      <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {addOns.map((addOn) => {
          const note = shownNote(addOn)
          return (
            <li key={addOn.id} className="flex flex-col border-t border-ink py-6">
              <div className="flex items-start justify-between gap-3">
                <h4 className="font-text text-18 font-semibold">
                  <FeatureName name={addOn.name} />
                </h4>
                <RequiredBadge addOn={addOn} />
              </div>
              <p className="mt-2 text-16 text-steel">{addOn.description}</p>
              {note && <p className="mt-1 text-14 text-steel">{note}</p>}
              <p className="mt-auto pt-4 font-display text-22 tabular-nums">{priceWithPeriod(addOn)}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Skeleton() {
  return (
    <div role="status" className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{planCardCopy.loadingAddOns}</span>
      {Array.from({ length: 9 }, (_, index) => index).map((index) => (
        <div key={index} aria-hidden="true" className="border-t border-line py-6">
          <div className="h-28 rounded bg-line/60" />
        </div>
      ))}
    </div>
  )
}
