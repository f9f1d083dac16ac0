import { ReachUs } from '@/components/reach-us'

/** A form that cannot send says so, and where to turn instead. */
export function NoBackendNotice({ email }: { email?: string }) {
  return (
    <p role="status" className="rounded border border-stop p-4 text-16">
      This form cannot send right now. <ReachUs email={email} />
    </p>
  )
}
