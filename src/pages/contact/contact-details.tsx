import { clsx } from 'clsx'
import { Mail, MapPin, Phone } from 'lucide-react'
import { contactCopy } from '@/content/contact/contact'
import { site } from '@/content/site/site'

export function ContactDetails() {
  const { heading, phone, email, mail, hours } = contactCopy.details
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="text-28">
        {heading}
      </h2>
      <ul className="mt-6 border-t border-line">
        {/* On phones, the page's head shows the number. */}
        <Detail icon={Phone} label={phone} className="max-md:hidden">
          <a href={site.phone.href} className="text-link text-22">
            {site.phone.display}
          </a>
        </Detail>
        <Detail icon={Mail} label={email}>
          <a href={`mailto:${site.supportEmail}`} className="text-link wrap-anywhere">
            {site.supportEmail}
          </a>
        </Detail>
        <Detail icon={MapPin} label={mail}>
          <address className="not-italic">
            {site.addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
      </ul>
      <h3 className="mt-8 text-22">{hours}</h3>
      <table className="mt-3 w-full text-16">
        <tbody>
          {contactCopy.hours.map(({ days, times }) => (
            <tr key={days} className="border-b border-line">
              <th scope="row" className="py-3 text-left font-medium">
                {days}
              </th>
              <td className="py-3 text-right tabular-nums">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DetailProps = { icon: typeof Phone; label: string; className?: string; children: React.ReactNode }

function Detail({ icon: Icon, label, className, children }: DetailProps) {
  return (
    <li className={clsx('flex gap-4 border-b border-line py-5', className)}>
      <Icon className="mt-1 size-5 shrink-0 text-signal-deep" />
      <div>
        <span className="block text-14 text-steel">{label}</span>
        {children}
      </div>
    </li>
  )
}
