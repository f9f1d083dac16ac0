import { useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { site } from '@/content/site/site'
import { successCopy } from '@/content/success/success'
import { early } from '@/lib/early-input'
import { paths } from '@/lib/paths'
import { claimReceipt, type Receipt } from '@/lib/receipt'
import { Engagement } from './engagement'
import { ReceiptHead } from './receipt-head'
import { VisitReportLink } from './visit-report-link'

const home = (
  <Button asChild variant="outline" className="max-md:w-full">
    <Link to={paths.home}>{successCopy.home}</Link>
  </Button>
)

export function Component() {
  const receipt = useReceipt()
  return (
    <Page
      noindex
      title={successCopy.title}
      description={successCopy.description}
      head={
        <div {...early.awaits('receipt')}>
          {receipt ? (
            <ReceiptHead receipt={receipt}>{home}</ReceiptHead>
          ) : (
            <PageHead title={successCopy.title} lead={successCopy.confirmation} isLeadBeside>
              <Button asChild className="max-md:w-full">
                <a href={site.phone.href}>{successCopy.call(site.phone.display)}</a>
              </Button>
              {home}
            </PageHead>
          )}
        </div>
      }
    >
      {/* Folded, it belongs to the receipt: above the footer it would look like a part of that. */}
      {!receipt && <VisitReportLink />}
      <div {...early.awaits('receipt')}>
        <Engagement isFolded={receipt !== undefined} />
      </div>
      {receipt && <VisitReportLink />}
    </Page>
  )
}

/** Read before the first paint but after hydration, because static HTML has no receipt. */
function useReceipt(): Receipt | undefined {
  const { key } = useLocation()
  const [receipt, setReceipt] = useState<Receipt>()
  useLayoutEffect(() => setReceipt(claimReceipt(key)), [key])
  return receipt
}
