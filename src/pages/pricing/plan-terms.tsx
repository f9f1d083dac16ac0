import { planTerms } from '@/content/pricing/plan-terms'

/** Next to the prices: visits, unused and extra vehicles, rooftops. */
export function PlanTerms() {
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-2 text-16 md:mt-8 md:grid-cols-2 lg:grid-cols-4">
      {planTerms.items.map(({ name, text }) => (
        <div key={name} className="max-md:*:inline">
          <dt className="font-semibold max-md:after:content-[':']">{name}</dt>{' '}
          <dd className="text-steel">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
