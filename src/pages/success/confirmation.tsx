import { site } from '@/content/site/site'
import { successCopy } from '@/content/success/success'

export function Confirmation() {
  return (
    <>
      {successCopy.confirmation}{' '}
      <a href={site.phone.href} className="text-link">
        {site.phone.display}
      </a>
      .
    </>
  )
}
