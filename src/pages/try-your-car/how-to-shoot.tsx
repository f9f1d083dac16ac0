import { Section } from '@/components/layout/section'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

const { howTo } = tryYourCarCopy

export function HowToShoot() {
  return (
    <Section heading={howTo.heading} lead={howTo.lead}>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {howTo.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-ink pt-5">
            <p aria-hidden="true" className="font-display text-28 font-bold tabular-nums text-signal-deep">
              {index + 1}
            </p>
            <h3 className="mt-3 text-22">{title}</h3>
            <p className="mt-2 text-16 text-steel">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
