import { Section } from '@/components/layout/section'
import { firstMonth } from '@/content/why/first-month'

export function FirstMonth() {
  const { heading, lead, steps } = firstMonth
  return (
    <Section heading={heading} lead={lead} id="first-month" tone="mist">
      <ol className="grid gap-x-8 border-t border-ink md:grid-cols-5">
        {steps.map(({ day, title, text }) => (
          <li
            key={day}
            className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-2 border-line py-4 max-md:border-b md:py-5 md:block"
          >
            <span className="font-display text-22 font-extrabold text-signal-deep tabular-nums md:text-28">
              {day}
            </span>
            <div>
              <h3 className="item-title md:mt-3">{title}</h3>
              <p className="mt-1 text-16 text-steel md:mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
