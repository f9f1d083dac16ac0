import { Link } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { successCopy } from '@/content/contact/success'
import { darkSedanFront } from '@/content/media/stills/dark-pictures'
import { early } from '@/lib/early-input'
import { paths } from '@/lib/paths'
import { Engagement } from './engagement-charts'
import { ReceiptSlip } from './receipt-slip'
import { useReceipt } from './use-receipt'

function SuccessPage() {
  const receipt = useReceipt()
  return (
    <Page
      noindex
      title={successCopy.title}
      description={successCopy.description}
      head={
        <PageHead
          title={successCopy.title}
          lead={successCopy.confirmation}
          picture={{ source: darkSedanFront, alt: successCopy.pictureAlt }}
          degrees={320}
        >
          <Button asChild>
            <Link to={paths.home}>{successCopy.home}</Link>
          </Button>
        </PageHead>
      }
    >
      {receipt && <ReceiptSlip receipt={receipt} />}
      <div {...early.awaits('receipt')}>
        <Engagement />
      </div>
    </Page>
  )
}

export { SuccessPage as Component }
