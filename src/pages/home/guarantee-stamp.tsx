import { Link } from 'react-router-dom'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { paths } from '@/lib/paths'

type GuaranteeStampProps = { label: string }

/** The guarantee, set as a stamp on the picture; leads to its terms. */
export function GuaranteeStamp({ label }: GuaranteeStampProps) {
  return (
    <Link
      to={paths.guarantee}
      className="absolute top-1 right-4 grid size-24 -rotate-12 place-items-center rounded-full text-center font-display text-[0.6875rem] leading-[1.15] text-signal md:top-[8%] md:right-[10%] md:size-32 md:text-[0.875rem]"
    >
      <TurntableRing isLit={() => false} className="absolute inset-0 size-full text-signal" />
      <span className="max-w-[5.5em]">{label}</span>
    </Link>
  )
}
