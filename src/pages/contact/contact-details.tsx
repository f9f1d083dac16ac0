import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { contactCopy } from '@/content/contact/contact'
import { site } from '@/content/site/site'

export function ContactDetails() {
  const { heading, phone, email, mail, hours, promise } = contactCopy.details
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="text-28">
        {heading}
      </h2>
      <dl className="mt-4 border-t border-ink md:mt-5">
        {/* On phones, the button in the page header shows this number. */}
        <Detail label={phone} className="max-md:hidden">
          <a href={site.phone.href} className="text-link text-22">
            {site.phone.display}
          </a>
        </Detail>
        <Detail label={email}>
          <a href={`mailto:${site.supportEmail}`} className="text-link wrap-anywhere">
            {site.supportEmail}
          </a>
        </Detail>
        <Detail label={mail}>
          <address className="not-italic">
            {site.addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
      </dl>
      <h3 className="mt-8 text-22">{hours}</h3>
      <table className="mt-3 w-full border-t border-ink text-16">
        <tbody>
          {contactCopy.hours.map(({ days, times }) => (
            <tr key={days} className="border-b border-line">
              <th scope="row" className="py-3 text-left font-normal text-steel">
                {days}
              </th>
              <td className="py-3 text-right tabular-nums">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 text-16 text-steel max-lg:hidden">
        {promise.text}{' '}
        <Link to={promise.to} className="text-link">
          {promise.linkLabel}
        </Link>
      </p>
    </section>
  )
}

type DetailProps = { label: string; className?: string; children: React.ReactNode }

function Detail({ label, className, children }: DetailProps) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-4 border-b border-line py-3', className)}>
      <dt className="text-16 text-steel">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
