import { Section } from '@/components/layout/section'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

const { howTo } = tryYourCarCopy

export function HowToShoot() {
  return (
    <Section heading={howTo.heading} lead={howTo.lead}>
      <dl className="mb-4 grid gap-x-12 border-t border-ink md:grid-cols-3">
        {howTo.rules.map(({ rule, figure, text }) => (
          <div key={rule} className="py-5 max-md:not-first:border-t max-md:not-first:border-line md:pt-7">
            <dt className="text-16 text-steel">{rule}</dt>
            <dd>
              <span className="mt-1 block font-display text-40 text-balance">{figure}</span>
              <span className="mt-2 block text-16 text-steel">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-16 text-steel">{howTo.photos}</p>
    </Section>
  )
}
