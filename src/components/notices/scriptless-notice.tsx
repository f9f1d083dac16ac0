import { ReachUs } from '@/components/notices/reach-us'
import { formNotices } from '@/content/site/notices'
import { cn } from '@/lib/cn'

type ScriptlessNoticeProps = { email?: string; className?: string }

export function ScriptlessNotice({ email, className }: ScriptlessNoticeProps) {
  return (
    <p className={cn('hidden rounded border border-current p-4 text-16 noscript:block', className)}>
      {formNotices.scriptless} <ReachUs email={email} />
    </p>
  )
}
