import { site } from '@/content/site'
import { cn } from '@/lib/cn'

type ScriptlessNoticeProps = { email?: string; className?: string }

/** Stands where a form would, for visitors whose browser runs no scripts: by phone and mail they reach us too. */
export function ScriptlessNotice({ email = site.supportEmail, className }: ScriptlessNoticeProps) {
  return (
    <p className={cn('hidden rounded border border-current p-4 text-16 noscript:block', className)}>
      This part of the page needs JavaScript, which is switched off. Please call{' '}
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {site.phone.display}
      </a>{' '}
      or write to{' '}
      <a href={`mailto:${email}`} className="text-link break-all">
        {email}
      </a>
      .
    </p>
  )
}
