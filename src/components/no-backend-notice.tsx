import { site } from '@/content/site'

type NoBackendNoticeProps = { email?: string }

/** A form that cannot send says so, and where to turn instead. */
export function NoBackendNotice({ email = site.supportEmail }: NoBackendNoticeProps) {
  return (
    <p role="status" className="rounded border border-stop p-4 text-16">
      This form cannot send right now. Please call{' '}
      <a href={site.phone.href} className="text-link">
        {site.phone.display}
      </a>{' '}
      or write to{' '}
      <a href={`mailto:${email}`} className="text-link break-all">
        {email}
      </a>
      .
    </p>
  )
}
