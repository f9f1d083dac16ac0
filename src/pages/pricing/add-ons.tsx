import { Section } from '@/components/layout/section'
import { pricingCopy } from '@/content/pricing/pricing'
import { AddOnList } from '@/features/pricing/add-on-list'
import { addOnsAnchor } from '@/lib/paths'

export function AddOns() {
  const { heading } = pricingCopy.addOns
  return (
    <Section heading={heading} id={addOnsAnchor} tone="mist">
      <AddOnList page="pricing" />
    </Section>
  )
}
