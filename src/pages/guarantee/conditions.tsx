import { planNames } from '@shared/contracts/plan-names'
import { Section } from '@/components/layout/section'
import { KeptTogether } from '@/components/ui/kept-together'
import { conditions, guaranteeCopy } from '@/content/guarantee/guarantee'
import { site } from '@/content/site/site'

const times = site.hours.match(/\d+:\d+ [AP]M/g) ?? []
const keptTogether = [...planNames, site.phone.display, ...times]

export function Conditions() {
  const { heading, lead, call } = guaranteeCopy.conditions
  return (
    <Section
      heading={heading}
      lead={
        <>
          {lead}{' '}
          <a href={site.phone.href} className="text-link">
            {call}
          </a>
        </>
      }
    >
      <ol className="border-t border-ink">
        {conditions.map(({ id, title, text }, index) => (
          <li
            key={id}
            id={id}
            className="grid cols-label-12 gap-x-4 border-b border-line py-6 md:cols-label-20 md:py-8 lg:grid-cols-[5rem_minmax(0,22rem)_1fr] lg:gap-x-10"
          >
            <span aria-hidden="true" className="font-display text-28 text-signal-deep tabular-nums">
              {index + 1}
            </span>
            <h3 className="item-title">{title}</h3>
            <p className="col-start-2 mt-2 max-w-prose text-16 whitespace-pre-line text-steel lg:col-start-3 lg:mt-0 lg:text-18">
              <KeptTogether text={text} words={keptTogether} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
