import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { paths } from '@/lib/paths'

type GuaranteeStampProps = { label: string; className?: string }

export function GuaranteeStamp({ label, className }: GuaranteeStampProps) {
  return (
    <Link
      to={paths.guarantee}
      className={clsx(
        'grid size-24 *:[grid-area:1/1] -rotate-12 place-items-center rounded-full text-center font-display text-[0.6875rem] leading-[1.2] text-signal md:size-32 md:text-[0.875rem]',
        className,
      )}
    >
      <TurntableRing isLit={() => false} tick={6} className="size-full text-signal" />
      <span className="max-w-[7em]">{label}</span>
    </Link>
  )
}
