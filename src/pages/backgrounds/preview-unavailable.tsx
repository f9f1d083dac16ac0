import { FloatingNotice } from '@/components/notices/floating-notice'
import { formNotices } from '@/content/site/notices'

/** Opens the preview by itself once the browser is online again. */
export function PreviewUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <FloatingNotice onClose={onClose}>
      <p role="alert" className="text-16">
        {formNotices.network}
      </p>
    </FloatingNotice>
  )
}
