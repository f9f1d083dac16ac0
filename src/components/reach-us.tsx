import { site } from '@/content/site'

/** The sentence for whoever a form cannot serve: by phone and mail they reach us too. */
export function ReachUs({ email = site.supportEmail }: { email?: string }) {
  return (
    <>
      Please call{' '}
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {site.phone.display}
      </a>{' '}
      or write to{' '}
      <a href={`mailto:${email}`} className="text-link break-all">
        {email}
      </a>
      .
    </>
  )
}
