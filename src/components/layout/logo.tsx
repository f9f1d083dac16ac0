import { TurntableRing } from '@/components/ui/turntable-ring'
import { site } from '@/content/site/site'

/** With large text in little room, the name wraps out of sight and the ring remains. */
export function Logo() {
  return (
    <span className="flex h-7 flex-wrap items-center gap-x-2 overflow-hidden sm:h-8 sm:gap-x-2.5">
      <TurntableRing step={2} className="size-7 sm:size-8" />
      <span className="font-display text-[1.1875rem] sm:text-[1.375rem] leading-none tracking-[-0.01em]">
        {site.name}
      </span>
    </span>
  )
}
