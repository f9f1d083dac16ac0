import { useState } from 'react'
import { Section } from '@/components/layout/section'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { readiness } from '@/content/services/onsite'

const framesOfTurn = 36

export function ReadinessList() {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const { heading, lead, items, status } = readiness
  const litFrames = (done.size * framesOfTurn) / items.length

  function mark(id: string, isDone: boolean) {
    const next = new Set(done)
    if (isDone) next.add(id)
    else next.delete(id)
    setDone(next)
  }

  return (
    <Section heading={heading} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-[1fr_20rem] lg:items-center lg:gap-20">
        <ul className="border-b border-line">
          {items.map(({ id, title, text }) => (
            <li key={id} className="border-t border-line">
              <label className="flex cursor-pointer gap-4 py-4">
                <input
                  type="checkbox"
                  checked={done.has(id)}
                  onChange={({ target }) => mark(id, target.checked)}
                  aria-label={title}
                  aria-describedby={`ready-${id}`}
                  className="mt-0.5 size-6 shrink-0"
                />
                <span className="grid flex-1 gap-x-6 sm:grid-cols-[13rem_1fr] sm:items-baseline">
                  <span className="font-semibold">{title}</span>
                  <span id={`ready-${id}`} className="text-16 text-steel">
                    {text}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-6 lg:flex-col lg:text-center">
          <TurntableRing className="size-24 text-steel lg:size-56" isLit={(frame) => frame < litFrames} />
          <p role="status" className="font-display text-22 font-bold">
            {status(done.size, items.length)}
          </p>
        </div>
      </div>
    </Section>
  )
}
