import { Link } from 'react-router-dom'
import { Section } from '@/components/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { speedCopy } from '@/content/speed'

type SpeedTableProps = {
  tone?: 'paper' | 'mist'
  /** Where the page itself doesn't hold the terms of the guarantee. */
  linksToGuarantee?: boolean
}

/** What is guaranteed, what is typical on each plan, and what the add-on adds. */
export function SpeedTable({ tone = 'paper', linksToGuarantee = false }: SpeedTableProps) {
  const { heading, lead, label, columns, rows, footnote, guarantee } = speedCopy
  return (
    <Section heading={heading} lead={lead} tone={tone}>
      <table aria-label={label} className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.when}</th>
          </tr>
        </thead>
        <tbody className="border-t border-ink">
          {rows.map(({ id, what, when, text }) => (
            <tr key={id} className="border-b border-line [&>*]:py-4 [&>*]:align-baseline md:[&>*]:py-5">
              <th scope="row" className="w-[38%] pr-4 text-14 font-normal text-steel md:pr-8 md:text-16">
                {what.map((plan) => (
                  <span key={plan} className="block">
                    {plan}
                  </span>
                ))}
              </th>
              <td>
                <span className="block font-display text-18 font-bold md:text-22">{when}</span>
                <span className="mt-1 block text-16 text-steel">{text}</span>
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
      {linksToGuarantee && (
        <ArrowLink to={guarantee.to} className="mt-2 text-16">
          {guarantee.label}
        </ArrowLink>
      )}
    </Section>
  )
}
