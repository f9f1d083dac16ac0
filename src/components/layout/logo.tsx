import { TurntableRing } from '@/components/ui/turntable-ring'
import { site } from '@/content/site/site'

export function Logo() {
  return (
    <span className="flex items-center gap-2 sm:gap-2.5">
      <TurntableRing step={2} className="size-7 sm:size-8" />
      <span className="font-display text-[1.1875rem] sm:text-[1.375rem] leading-none tracking-[-0.01em]">
        {site.name}
      </span>
    </span>
  )
}
