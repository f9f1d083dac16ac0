import { Component } from 'react'
import { CrashNotice } from '@/components/notices/crash-notice'

type ErrorBoundaryProps = { children: React.ReactNode }

/** Keeps header and footer when a page crashes. SPEC section 2, Shared layout. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children
  }
}
