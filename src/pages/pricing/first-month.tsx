import { Section } from '@/components/layout/section'
import { firstMonth } from '@/content/why/first-month'

export function FirstMonth() {
  const { heading, lead, steps } = firstMonth
  return (
    <Section heading={heading} lead={lead} id="first-month" tone="mist">
      <ol className="grid gap-x-8 border-t border-ink md:grid-cols-5">
        {steps.map(({ day, title, text }) => (
          <li key={day} className="py-5 max-md:border-b max-md:border-line">
            <span className="font-display text-28 font-extrabold text-signal-deep tabular-nums">{day}</span>
            <h3 className="item-title mt-3">{title}</h3>
            <p className="mt-2 text-16 text-steel">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
