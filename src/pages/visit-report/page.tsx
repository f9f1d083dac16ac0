import { Printer } from 'lucide-react'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { visitReportCopy as copy } from '@/content/services/visit-report'
import { seo } from './meta'
import { ReportSheet } from './report-sheet'

export function Component() {
  return (
    <Page {...seo} head={<PageHead title={copy.title} lead={copy.lead} leadPlace="beside" />}>
      <div className="bg-mist pt-2 pb-10 md:pt-4 md:pb-20">
        <div className="container-page">
          <div className="flex justify-end">
            <Button variant="quiet" size="compact" onClick={() => window.print()} className="-mr-3 sm:-mr-4">
              <Printer className="size-5" />
              {copy.print}
            </Button>
          </div>
          <ReportSheet />
        </div>
      </div>
      <ClosingCall {...copy.closing} />
    </Page>
  )
}
