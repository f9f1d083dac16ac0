import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { deliveryFootnote, processSteps } from '@/content/services/overview/process'
import { servicesCopy } from '@/content/services/overview/services-page'
import { TickRule } from './tick-rule'

export function ProcessTimeline() {
  const { heading, lead } = servicesCopy.process
  return (
    <Section tone="ink" heading={heading} lead={lead}>
      <ol className="grid lg:grid-cols-6">
        {processSteps.map(({ id, title, text, link }, index) => (
          <li
            key={id}
            className="group relative min-h-33 pb-6 pl-14 last:min-h-0 last:pb-0 lg:min-h-0 lg:pt-16 lg:pr-5 lg:pb-0 lg:pl-0"
          >
            <TickRule />
            <span
              aria-hidden="true"
              className="block font-display text-28 leading-none font-extrabold text-signal tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="item-title mt-2 lg:mt-3 xl:text-18 xl:whitespace-nowrap">{title}</h3>
            <p className="mt-1 text-16 text-fog lg:mt-2">
              {text}{' '}
              {link && (
                <Link to={link.to} className="text-link">
                  {link.label}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-14 text-fog md:mt-12">
        {deliveryFootnote.text}{' '}
        <Link to={deliveryFootnote.link.to} className="text-link">
          {deliveryFootnote.link.label}
        </Link>
        .
      </p>
    </Section>
  )
}
