import { Topic } from '@/components/ui/topic'
import { firstMonth } from '@/content/pricing/first-month'
import { operatingFacts } from '@/content/services/operating-facts'
import { operatingFactsAnchor } from '@/lib/paths'

/** Facts that managers ask about before they book. RULINGS section 10. */
export function OperatingFacts() {
  const { heading, items } = operatingFacts
  return (
    <section aria-labelledby={operatingFactsAnchor} className="bg-mist py-14 md:py-20">
      <div className="container-page">
        <h2 id={operatingFactsAnchor} className="text-28">
          {heading}
        </h2>
        <dl className="mt-6 grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-5">
          {items.map(({ question, answer, text }) => (
            <div
              key={question}
              className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 border-b border-line py-3 sm:block sm:py-5"
            >
              <dt className="text-16 text-steel">{question}</dt>
              <dd className="text-right font-display text-22 text-balance sm:mt-1 sm:text-left sm:text-28">
                {answer}
              </dd>
              {text && <dd className="col-span-full mt-1 text-16 text-steel sm:mt-2">{text}</dd>}
            </div>
          ))}
        </dl>
        <div className="border-line sm:mt-6 sm:border-t">
          <Topic heading={firstMonth.heading}>
            <FirstMonth />
          </Topic>
        </div>
      </div>
    </section>
  )
}

function FirstMonth() {
  const { lead, steps } = firstMonth
  return (
    <>
      <p className="text-16 text-steel">{lead}</p>
      <ol className="mt-5 border-t border-ink">
        {steps.map(({ day, title, text }) => (
          <li
            key={day}
            className="grid cols-label-26 items-baseline gap-x-2 border-b border-line py-3 sm:cols-label-32"
          >
            <span className="font-display text-22 font-extrabold text-signal-deep tabular-nums">{day}</span>
            <div>
              <h4 className="item-title">{title}</h4>
              <p className="mt-1 text-16 text-steel">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
