import { Link } from 'react-router-dom'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { paths } from '@/lib/paths'

type GuaranteeStampProps = { label: string }

/** The guarantee, set as a stamp on the picture; leads to its terms. */
export function GuaranteeStamp({ label }: GuaranteeStampProps) {
  return (
    <Link
      to={paths.guarantee}
      className="absolute top-1 right-3 grid size-22 -rotate-12 place-items-center rounded-full text-center font-display text-[0.625rem] leading-[1.2] text-signal md:top-[6%] md:right-[8%] md:size-32 md:text-[0.875rem]"
    >
      <TurntableRing isLit={() => false} tick={6} className="absolute inset-0 size-full text-signal" />
      <span className="max-w-[7em]">{label}</span>
    </Link>
  )
}
