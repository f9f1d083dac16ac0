import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import type { AddOn } from '@/content/pricing/add-on'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { pricingCopy } from '@/content/pricing/pricing'
import { chargedFor, isOptional, isRequired, shownNote } from '@/features/pricing/add-on-terms'
import { FeatureName } from '@/features/pricing/plans/feature-name'
import { RequiredBadge } from '@/features/pricing/plans/required-badge'
import { addOnsQuery } from '@/features/pricing/queries'
import { formatPrice } from '@/lib/money'
import { addOnsAnchor } from '@/lib/paths'

/** SPEC section 2, Pricing: badge, price, period and note. */
export function AddOnTable() {
  const { heading, footnote } = pricingCopy.addOns
  const { data: addOns = [], isPending } = useQuery(addOnsQuery)
  if (addOns.length === 0)
    return (
      <Section heading={heading} id={addOnsAnchor} tone="mist">
        {isPending ? (
          <div role="status" className="h-96 rounded bg-line/60">
            <span className="sr-only">{planCardCopy.loadingAddOns}</span>
          </div>
        ) : (
          <p className="text-18">{planCardCopy.addOnsFailed}</p>
        )}
      </Section>
    )
  return (
    <Section
      heading={heading}
      id={addOnsAnchor}
      tone="mist"
      beside={
        <div className="mt-8">
          <AddOnGroup heading={planCardCopy.addOnGroups.required} addOns={addOns.filter(isRequired)} />
          <p className="mt-5 text-14 text-steel">{footnote}</p>
        </div>
      }
    >
      <div>
        <AddOnGroup heading={planCardCopy.addOnGroups.optional} addOns={addOns.filter(isOptional)} />
      </div>
    </Section>
  )
}

type AddOnGroupProps = { heading: string; addOns: ReadonlyArray<AddOn> }

function AddOnGroup({ heading, addOns }: AddOnGroupProps) {
  return (
    <>
      <h3 className="mb-3 text-28">{heading}</h3>
      <ul className="border-t border-ink">
        {addOns.map((addOn) => (
          <AddOnRow key={addOn.id} addOn={addOn} />
        ))}
      </ul>
    </>
  )
}

function AddOnRow({ addOn }: { addOn: AddOn }) {
  const note = shownNote(addOn)
  return (
    <li className="grid gap-x-8 gap-y-1 grid-cols-[minmax(0,1fr)_auto] items-baseline border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 className="font-text text-18 font-semibold">
          <FeatureName name={addOn.name} />
        </h4>
        <RequiredBadge addOn={addOn} marksSome />
        {note && <p className="basis-full text-14 text-steel">{note}</p>}
      </div>
      <p className="text-right">
        <span className="font-display text-28 tabular-nums">{formatPrice(addOn.priceCents)}</span>
        <span className="block text-14 text-steel">{chargedFor(addOn)}</span>
      </p>
    </li>
  )
}
