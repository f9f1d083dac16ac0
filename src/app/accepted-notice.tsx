import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { crashCopy } from '@/content/site/notices'
import { receiptFor, saveReceipt } from '@/features/leads/receipt'
import { paths } from '@/lib/paths'

/** Tells visitors on error pages that an earlier submission has arrived, and links to its receipt on /success. */
export function AcceptedNotice() {
  const { key } = useLocation()
  const [receipt] = useState(() => receiptFor(key))
  useEffect(() => {
    // Save the receipt again so the linked page can claim it, because the failed page may already have claimed it.
    if (receipt) saveReceipt(receipt)
  }, [receipt])

  if (!receipt) return null
  const { accepted, receipt: linkText } = crashCopy
  return (
    <p className="max-w-136 basis-full text-18">
      {accepted(receipt.reference.slice(0, 8).toUpperCase())}{' '}
      {/* A full page load is needed, because the failed page may be /success itself. */}
      <a href={paths.success} className="text-link">
        {linkText}
      </a>
    </p>
  )
}
