import { ReachUs } from '@/components/notices/reach-us'
import { formNotices } from '@/content/site/notices'
import { cn } from '@/lib/cn'
import { early } from '@/lib/early-input'
import { useIsHydrating } from '@/lib/use-client-value'

type CodeMissingNoticeProps = { email?: string; className?: string }

/** Hidden in static HTML, and shown there if the page's code can't be fetched; hydration removes it. */
export function CodeMissingNotice({ email, className }: CodeMissingNoticeProps) {
  if (!useIsHydrating()) return null
  return (
    <p
      {...early.codeMissing}
      hidden
      role="alert"
      className={cn('rounded border-2 border-stop bg-paper p-4 text-16 text-ink', className)}
    >
      {formNotices.network} <ReachUs email={email} />
    </p>
  )
}
