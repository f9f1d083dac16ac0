import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { photoPackages } from '@/content/pricing/photo-packages'
import { integrationLevels } from '@/content/pricing/plan-terms'
import { pricingCopy } from '@/content/pricing/pricing'

export function ComparisonTerms() {
  return (
    <FoldOnPhones label={pricingCopy.comparison.terms} className="md:mt-16">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        <Terms {...integrationLevels} />
        <Terms {...photoPackages} />
      </div>
    </FoldOnPhones>
  )
}

type TermsProps = {
  heading: string
  lead: string
  items: ReadonlyArray<{ name: string; text: string }>
}

function Terms({ heading, lead, items }: TermsProps) {
  return (
    <div>
      <h3 className="item-title">{heading}</h3>
      <p className="mt-1 text-14 text-steel">{lead}</p>
      <dl className="mt-3 text-16">
        {items.map(({ name, text }) => (
          <div key={name} className="grid cols-label-24 gap-x-4 border-t border-line py-2.5">
            <dt className="font-medium">{name}</dt>
            <dd className="text-steel">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
