import { planNames } from '@shared/contracts/plan-names'
import { KeptTogether } from '@/components/ui/kept-together'
import { planTerms } from '@/content/pricing/plan-terms'

export function PlanTerms() {
  return (
    <dl className="grid grow gap-x-8 gap-y-2 text-16 md:grid-cols-2 md:gap-y-6 lg:grid-cols-4">
      {planTerms.items.map(({ name, text }) => (
        <div key={name} className="max-md:*:inline">
          <dt className="font-semibold max-md:after:content-[':']">{name}</dt>{' '}
          <dd className="text-steel">
            <KeptTogether text={text} words={planNames} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
