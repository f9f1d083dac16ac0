import { Printer } from 'lucide-react'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { visitReportCopy as copy } from '@/content/services/visit-report'
import { ReportSheet } from './report-sheet'

export function Component() {
  return (
    <Page
      title={copy.seo.title}
      description={copy.seo.description}
      head={
        <PageHead title={copy.title} lead={copy.lead}>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer className="size-5" />
            {copy.print}
          </Button>
        </PageHead>
      }
    >
      <div className="bg-mist py-10 md:py-20">
        <div className="container-page">
          <ReportSheet />
        </div>
      </div>
      <ClosingCall {...copy.closing} />
    </Page>
  )
}
