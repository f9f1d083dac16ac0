import { Link } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { successCopy } from '@/content/success/success'
import { VisitReportLink } from '@/features/services/visit-report-link'
import { early } from '@/lib/early-input'
import { paths } from '@/lib/paths'
import { Confirmation } from './confirmation'
import { Engagement } from './engagement-charts'
import { ReceiptHead } from './receipt-head'
import { useReceipt } from './use-receipt'

const home = (
  <Button asChild>
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
            <PageHead title={successCopy.title} lead={<Confirmation />}>
              {home}
            </PageHead>
          )}
        </div>
      }
    >
      <div {...early.awaits('receipt')}>
        <Engagement isFolded={receipt !== undefined} />
      </div>
      <VisitReportLink />
    </Page>
  )
}
