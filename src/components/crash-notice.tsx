import { PageHead } from '@/components/page-head'
import { Button } from '@/components/ui/button'

export function CrashNotice() {
  return (
    <div role="alert">
      <PageHead
        isWholePage
        title="Something went wrong"
        lead="We're sorry, but something unexpected happened. Please refresh the page or try again later."
      >
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
      </PageHead>
    </div>
  )
}
