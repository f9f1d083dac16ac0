import { PageHead } from '@/components/layout/page-head'
import { AcceptedNotice } from '@/components/notices/accepted-notice'
import { Button } from '@/components/ui/button'
import { crashCopy } from '@/content/site/notices'

export function CrashNotice() {
  return (
    <div role="alert">
      <PageHead isWholePage title={crashCopy.title} lead={crashCopy.lead}>
        <AcceptedNotice />
        <Button onClick={() => window.location.reload()}>{crashCopy.refresh}</Button>
      </PageHead>
    </div>
  )
}
