import { firstMonth } from '@/content/pricing/first-month'

export function FirstMonth() {
  const { lead, steps } = firstMonth
  return (
    <>
      <p className="text-16 text-steel">{lead}</p>
      <ol className="mt-5 border-t border-ink">
        {steps.map(({ day, title, text }) => (
          <li
            key={day}
            className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-2 border-b border-line py-3 sm:grid-cols-[8rem_1fr]"
          >
            <span className="font-display text-22 font-extrabold text-signal-deep tabular-nums">{day}</span>
            <div>
              <h4 className="item-title">{title}</h4>
              <p className="mt-1 text-16 text-steel">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
