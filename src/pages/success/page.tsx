import { Link } from 'react-router-dom'
import { AfterHead } from '@/components/after-head'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { Button } from '@/components/ui/button'
import { spinDarkFront } from '@/content/pictures'
import { successCopy } from '@/content/success'
import { paths } from '@/lib/paths'
import { Engagement } from './engagement'
import { ReceiptSlip } from './receipt-slip'
import { useReceipt } from './use-receipt'

function SuccessPage() {
  const receipt = useReceipt()
  return (
    <>
      <Seo title={successCopy.title} description={successCopy.description} noindex />
      <PageHead
        title={successCopy.title}
        lead={successCopy.confirmation}
        picture={{ source: spinDarkFront, alt: successCopy.pictureAlt }}
        degrees={40}
      >
        <Button asChild>
          <Link to={paths.home}>{successCopy.home}</Link>
        </Button>
      </PageHead>
      <AfterHead>
        {receipt && <ReceiptSlip receipt={receipt} />}
        <Engagement />
      </AfterHead>
    </>
  )
}

export { SuccessPage as Component }
