import { formNotices } from '@/content/site/notices'
import { site } from '@/content/site/site'

export function ReachUs({ email = site.supportEmail }: { email?: string }) {
  const { call, email: orEmail } = formNotices.reachUs
  return (
    <>
      {call}{' '}
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {site.phone.display}
      </a>{' '}
      {orEmail}{' '}
      <a href={`mailto:${email}`} className="text-link break-all">
        {email}
      </a>
      .
    </>
  )
}
