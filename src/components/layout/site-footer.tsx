import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Logo } from '@/components/layout/logo'
import { KeptTogether } from '@/components/ui/kept-together'
import { footerCopy } from '@/content/site/layout'
import {
  footerNavigation,
  legalNavigation,
  mainNavigation,
  type NavigationLink,
  w9Form,
} from '@/content/site/navigation'
import { site } from '@/content/site/site'

const openingTimes = site.hours.slice(site.hours.search(/\d/))

const linkClasses =
  'inline-flex min-h-11 items-center gap-2 text-paper hover:underline underline-offset-4 md:min-h-9'

const wide = 'max-md:col-span-full'

export function SiteFooter() {
  return (
    <footer className="on-dark border-t border-line-dark pb-(--promo-height) text-16">
      <div className="container-page grid grid-cols-[auto_minmax(min-content,1fr)] max-[20rem]:grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 py-6 md:grid-cols-2 md:gap-y-10 md:py-20 lg:grid-cols-[1.3fr_1fr_0.8fr_1.1fr]">
        <div className="max-md:hidden">
          <Logo />
          <p className="mt-5 max-w-[30ch] text-fog">{footerCopy.line}</p>
        </div>
        <FooterColumn heading={footerCopy.contact} className={wide}>
          <div className="flex flex-wrap gap-x-6 md:flex-col md:items-start">
            <a href={site.phone.href} className={linkClasses}>
              {site.phone.display}
            </a>
            <a href={`mailto:${site.supportEmail}`} className={linkClasses}>
              {site.supportEmail}
            </a>
          </div>
          <address className="text-fog not-italic max-md:text-14 md:mt-2">
            {site.addressLines.join(', ')}
          </address>
          <p className="text-fog max-md:text-14 md:mt-4">
            <KeptTogether text={site.hours} words={openingTimes} />
          </p>
        </FooterColumn>
        <FooterColumn heading={footerCopy.pages}>
          <LinkList links={mainNavigation} />
        </FooterColumn>
        <FooterColumn heading={footerCopy.documents}>
          <LinkList links={footerNavigation} />
          <a href={w9Form.path} download className={linkClasses}>
            <Download className="size-4 shrink-0 text-signal" />
            {w9Form.label}
          </a>
        </FooterColumn>
      </div>
      <div className="border-t border-line-dark">
        <div className="container-page py-2 text-14 text-fog md:flex md:flex-row-reverse md:items-center md:justify-between md:py-4">
          <LinkList links={legalNavigation} className="flex flex-wrap gap-x-6" />
          <p className="max-md:pb-2">{footerCopy.rights}</p>
        </div>
      </div>
    </footer>
  )
}

type FooterColumnProps = { heading: string; className?: string; children: React.ReactNode }

function FooterColumn({ heading, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 font-text text-14 font-semibold text-fog max-md:sr-only">{heading}</h2>
      <div className="flex flex-col items-start">{children}</div>
    </div>
  )
}

type LinkListProps = { links: ReadonlyArray<NavigationLink>; className?: string }

function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={linkClasses}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
