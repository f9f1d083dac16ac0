import { clsx } from 'clsx'
import { stillThere } from '@/content/services/still-there'

/** The marks are beside the damage and away from the divider's initial position. */
export function DamageMarks() {
  return (
    <ol aria-label={stillThere.label}>
      <Mark number={1} what={stillThere.scratch} className="top-[50.5%] right-[60%]" />
      <Mark number={2} what={stillThere.wheel} className="top-[77%] left-[51.5%]" />
    </ol>
  )
}

function Mark({ number, what, className }: { number: number; what: string; className: string }) {
  return (
    <li className={clsx('absolute rounded-full bg-ink p-0.5 text-14 font-medium', className)}>
      <span className="grid size-6 place-items-center rounded-full bg-paper font-semibold text-ink">
        {number}
      </span>
      <span className="sr-only">
        {what} {stillThere.text}
      </span>
    </li>
  )
}
