import { clsx } from 'clsx'
import { stillThere } from '@/content/services/still-there'

/** The marks are placed beside the damage and away from the initial position of the comparison's divider. */
export function DamageMarks() {
  return (
    <ol aria-label={stillThere.label}>
      <Mark number={1} what={stillThere.scratch} className="top-[50.5%] right-[60%]" />
      <Mark number={2} what={stillThere.wheel} className="top-[77%] left-[51.5%]" />
    </ol>
  )
}

export function Disc({ number }: { number: number }) {
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-paper text-14 font-semibold text-ink">
      {number}
    </span>
  )
}

function Mark({ number, what, className }: { number: number; what: string; className: string }) {
  return (
    <li className={clsx('absolute rounded-full bg-ink p-0.5 text-14 font-medium', className)}>
      <Disc number={number} />
      <span className="sr-only">
        {what} {stillThere.text}
      </span>
    </li>
  )
}
