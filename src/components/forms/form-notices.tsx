import { clsx } from 'clsx'
import { formNotices } from '@/content/site/notices'
import { site } from '@/content/site/site'
import { early } from '@/lib/early-input'
import { useIsHydrating } from '@/lib/use-client-value'

type NoticeProps = { email?: string; className?: string }

export function NoBackendNotice({ email }: Pick<NoticeProps, 'email'>) {
  return (
    <p role="status" className="rounded border border-stop p-4 text-16">
      {formNotices.cannotSend} <ReachUs email={email} />
    </p>
  )
}

export function ScriptlessNotice({ email, className }: NoticeProps) {
  return (
    <p className={clsx('hidden rounded border border-current p-4 text-16 noscript:block', className)}>
      {formNotices.scriptless} <ReachUs email={email} />
    </p>
  )
}

type CodeMissingProps = NoticeProps & { isMissing?: boolean }

/**
 * Static HTML contains this notice but hides it. If the page's code can't be fetched, an inline script shows it. After
 * hydration, it's shown only if `isMissing` is set.
 */
export function CodeMissingNotice({ email, className, isMissing = false }: CodeMissingProps) {
  if (!useIsHydrating() && !isMissing) return null
  return (
    <p
      {...early.codeMissing}
      hidden={!isMissing}
      role="alert"
      className={clsx('rounded border-2 border-stop bg-paper p-4 text-16 text-ink', className)}
    >
      {formNotices.network} <ReachUs email={email} />
    </p>
  )
}

export function ReachUs({ email = site.supportEmail }: Pick<NoticeProps, 'email'>) {
  const { call, email: orEmail } = formNotices.reachUs
  return (
    <>
      {call}{' '}
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {site.phone.display}
      </a>{' '}
      {orEmail}{' '}
      <a href={`mailto:${email}`} className="text-link wrap-anywhere">
        {email}
      </a>
      .
    </>
  )
}
