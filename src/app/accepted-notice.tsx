import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { crashCopy } from '@/content/site/notices'
import { receiptFor, saveReceipt } from '@/features/leads/receipt'
import { paths } from '@/lib/paths'

export function AcceptedNotice() {
  const { key } = useLocation()
  const [receipt] = useState(() => receiptFor(key))
  useEffect(() => {
    // The failed page may already have claimed the receipt, so save it again for /success.
    if (receipt) saveReceipt(receipt)
  }, [receipt])

  if (!receipt) return null
  const { accepted, receipt: linkText } = crashCopy
  return (
    <p className="max-w-136 basis-full text-18">
      {accepted(receipt.reference.slice(0, 8).toUpperCase())}{' '}
      {/* The failed page may be /success itself, so the link must load the page again. */}
      <a href={paths.success} className="text-link">
        {linkText}
      </a>
    </p>
  )
}
