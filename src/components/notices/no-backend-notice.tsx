import { ReachUs } from '@/components/notices/reach-us'
import { formNotices } from '@/content/site/notices'

export function NoBackendNotice({ email }: { email?: string }) {
  return (
    <p role="status" className="rounded border border-stop p-4 text-16">
      {formNotices.cannotSend} <ReachUs email={email} />
    </p>
  )
}
