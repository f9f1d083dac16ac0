import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { speedAnchor, speedCopy } from '@/content/pricing/speed'

export function SpeedList() {
  const { heading, rows, footnote } = speedCopy
  const [everyPlan, ...others] = rows
  return (
    <Section
      id={speedAnchor}
      heading={heading}
      lead={
        <>
          {everyPlan.what}
          <b className="block text-ink">{everyPlan.when}</b>
          {everyPlan.text}
        </>
      }
      tone="mist"
      isHeadingBeside
    >
      <div>
        <dl className="border-t border-ink">
          {others.map(({ id, what, when, text }) => (
            <div
              key={id}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-2 md:items-baseline md:py-5"
            >
              <dt className="text-16 text-steel">{what.replace(/ (?=\d)/g, '\u00a0')}</dt>
              <dd className="text-16">
                <span className="block text-18 font-semibold">{when}</span>
                <span className="text-steel">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-prose text-14 text-steel">
          {footnote.text}{' '}
          <Link to={footnote.link.to} className="text-link">
            {footnote.link.label}
          </Link>
          .
        </p>
      </div>
    </Section>
  )
}
