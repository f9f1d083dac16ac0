import { Component } from 'react'
import { AcceptedNotice } from '@/app/accepted-notice'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/button'
import { crashCopy } from '@/content/site/notices'

type ErrorBoundaryProps = { children: React.ReactNode }

/** Keeps the header and footer when a page crashes (SPEC section 2, Shared layout). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children
  }
}

function CrashNotice() {
  return (
    <div role="alert">
      <PageHead isWholePage title={crashCopy.title} lead={crashCopy.lead}>
        <AcceptedNotice />
        <Button onClick={() => window.location.reload()}>{crashCopy.refresh}</Button>
      </PageHead>
    </div>
  )
}
