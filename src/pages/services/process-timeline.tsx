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
        {processSteps.map(({ id, title, text, degrees }) => (
          <li key={id} className="relative pb-10 pl-14 last:pb-0 lg:pt-16 lg:pr-5 lg:pb-0 lg:pl-0">
            <TickRule />
            <span className="block font-display text-28 leading-none font-extrabold text-signal tabular-nums">
              {degrees}°
            </span>
            <h3 className="item-title mt-3 xl:min-h-[2lh]">{title}</h3>
            <p className="mt-2 text-16 text-fog">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-12 text-14 text-fog">
        {deliveryFootnote.text}{' '}
        <Link to={deliveryFootnote.link.to} className="text-link">
          {deliveryFootnote.link.label}
        </Link>
        .
      </p>
    </Section>
  )
}
