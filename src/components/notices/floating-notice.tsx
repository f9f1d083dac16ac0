import { Button } from '@/components/ui/button'
import { formNotices } from '@/content/site/notices'

type FloatingNoticeProps = { onClose: () => void; children: React.ReactNode }

/** Replaces a dialog whose code can't be fetched. */
export function FloatingNotice({ onClose, children }: FloatingNoticeProps) {
  return (
    <div
      // On low screens the notice is at the end of the page.
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
