import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { buttonClasses } from '@/components/ui/button'
import { guaranteeSection, guarantees, offer } from '@/content/home/home'
import { claimTerms } from '@/content/legal/terms'
import { contactPath } from '@/lib/paths'

export function Guarantees() {
  return (
    <Section heading={guaranteeSection.heading} tone="mist">
      <div className="grid gap-12 lg:cols-aside-96 lg:gap-20">
        <ol className="border-t border-ink">
          {guarantees.map(({ id, claim, title, description, linkLabel }, index) => (
            <li
              key={id}
              className="grid border-b border-line py-5 max-md:cols-label-10 md:cols-label-14 md:gap-8 md:py-7"
            >
              <span
                aria-hidden="true"
                className="font-display text-40 leading-none text-signal-deep tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-22">{title}</h3>
                <p className="mt-2 max-w-prose text-18 text-steel">
                  {description}{' '}
                  <Link to={claimTerms[claim]} className="text-link">
                    {linkLabel}
                  </Link>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <Coupon />
      </div>
    </Section>
  )
}

function Coupon() {
  return (
    <aside aria-label={offer.label} className="on-light self-start rounded border-2 border-dashed border-ink">
      <p className="border-b-2 border-dashed border-ink bg-signal px-6 py-3 font-semibold">{offer.label}</p>
      <div className="px-6 py-7">
        <p className="font-display text-56">{offer.title}</p>
        <p className="mt-4 text-16 text-steel">{offer.description}</p>
        <Link className={buttonClasses({ className: 'mt-6 w-full' })} to={contactPath('spins')}>
          {offer.action}
        </Link>
        <p className="mt-4 text-14">
          <Link to={claimTerms.freeSpins} className="text-link">
            {offer.termsLabel}
          </Link>
        </p>
      </div>
    </aside>
  )
}
