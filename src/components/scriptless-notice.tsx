import { ReachUs } from '@/components/reach-us'
import { cn } from '@/lib/cn'

type ScriptlessNoticeProps = { email?: string; className?: string }

/** Stands where a form would, for visitors whose browser runs no scripts. */
export function ScriptlessNotice({ email, className }: ScriptlessNoticeProps) {
  return (
    <p className={cn('hidden rounded border border-current p-4 text-16 noscript:block', className)}>
      Your browser has JavaScript switched off, and this needs it. <ReachUs email={email} />
    </p>
  )
}
