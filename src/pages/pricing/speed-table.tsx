import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { speedAnchor, speedCopy } from '@/content/pricing/speed'

export function SpeedTable() {
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
        <table className="w-full text-left">
          <tbody className="border-t border-ink">
            {others.map(({ id, what, when, text }) => (
              <tr key={id} className="border-b border-line align-baseline">
                <th scope="row" className="py-5 pr-4 text-16 font-normal text-steel">
                  {what.replace(/ (?=\d)/g, '\u00a0')}
                </th>
                <td className="py-5 text-16">
                  <span className="block text-18 font-semibold">{when}</span>
                  <span className="text-steel">{text}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
