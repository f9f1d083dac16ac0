import { site } from '@/content/site'

/** A build without a backend address says so where it matters. */
export function NoBackendNotice() {
  return (
    <p role="status" className="rounded border border-stop p-4 text-16">
      This form cannot send right now. Please call{' '}
      <a href={site.phone.href} className="text-link">
        {site.phone.display}
      </a>{' '}
      or write to{' '}
      <a href={`mailto:${site.supportEmail}`} className="text-link break-all">
        {site.supportEmail}
      </a>
      .
    </p>
  )
}
