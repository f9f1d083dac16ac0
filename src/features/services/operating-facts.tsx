import { planNames } from '@shared/contracts/plan-names'
import { clsx } from 'clsx'
import { Section } from '@/components/layout/section'
import { KeptTogether } from '@/components/ui/kept-together'
import { Topic } from '@/components/ui/topic'
import { firstMonth } from '@/content/pricing/first-month'
import { operatingFacts } from '@/content/services/operating-facts'
import { operatingFactsAnchor } from '@/lib/paths'

/** Shows facts that managers ask about before they book (RULINGS section 10). */
export function OperatingFacts() {
  const { heading, items } = operatingFacts
  return (
    <Section id={operatingFactsAnchor} heading={heading} tone="mist">
      <dl className="grid gap-x-12 border-t border-ink md:grid-cols-3 md:gap-y-6 md:pt-6">
        {items.map(({ question, answer, text, isNumber }) => (
          <div
            key={question}
            className={clsx(
              'grid grid-cols-[auto_1fr] items-baseline gap-x-4 border-line py-3 max-md:border-b',
              isNumber
                ? 'md:block md:py-0'
                : 'md:col-span-full md:grid-cols-subgrid md:gap-x-12 md:border-t md:py-0 md:pt-6',
            )}
          >
            <dt className="text-16 text-steel">{question}</dt>
            <dd
              className={clsx(
                'text-right font-display text-22 text-balance md:text-left',
                isNumber ? 'md:mt-1 md:text-40 xl:text-56' : 'md:text-28',
              )}
            >
              {answer}
            </dd>
            {text && (
              <dd
                className={clsx(
                  'col-span-full mt-0.5 max-w-prose text-16 text-steel',
                  isNumber ? 'md:mt-2' : 'md:col-auto md:mt-0',
                )}
              >
                <KeptTogether text={text} words={planNames} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="border-line md:mt-6 md:border-t md:*:border-b-0">
        <Topic heading={firstMonth.heading}>
          <FirstMonth />
        </Topic>
      </div>
    </Section>
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
