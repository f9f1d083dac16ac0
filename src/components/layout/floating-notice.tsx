import { Button } from '@/components/ui/button'
import { formNotices } from '@/content/site/notices'

type FloatingNoticeProps = { onClose: () => void; children: React.ReactNode }

/** Shown instead of a dialog whose code can't be fetched. */
export function FloatingNotice({ onClose, children }: FloatingNoticeProps) {
  return (
    <div
      // On short screens, the notice is at the end of the page, so scroll to it.
      ref={(notice) => notice?.scrollIntoView({ block: 'nearest' })}
      className="on-light inset-x-4 bottom-[calc(var(--promo-height)+1rem)] z-40 mx-auto max-w-128 rounded p-4 shadow-float tall:fixed"
    >
      {children}
      <Button variant="outline" size="compact" onClick={onClose} className="mt-3">
        {formNotices.close}
      </Button>
    </div>
  )
}
