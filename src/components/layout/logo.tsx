import { TurntableRing } from '@/components/ui/turntable-ring'
import { site } from '@/content/site/site'

/** A longer name needs a smaller size and two lines to fit beside the header's button on a phone. */
const isLong = site.name.length > 8

function inTwoLines(name: string) {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const offCenter = (index: number) => Math.abs(index - name.length / 2)
  const [middle = 0] = spaces.sort((a, b) => offCenter(a) - offCenter(b))
  return `${name.slice(0, middle)}\n${name.slice(middle)}`.replace(/\s*\n\s*/, '\n').trim()
}

/** If the text is too large for the header, the name wraps onto a hidden line and only the ring stays visible. */
export function Logo() {
  return (
    <span className="flex h-7 flex-wrap items-center gap-x-2 overflow-hidden sm:h-8 sm:gap-x-2.5">
      <TurntableRing step={2} className="size-7 sm:size-8" />
      <span
        data-long={isLong}
        className="font-display text-[1.1875rem] leading-none tracking-[-0.01em] whitespace-pre sm:text-[1.375rem] data-[long=true]:text-[0.8125rem] sm:data-[long=true]:text-[1rem]"
      >
        {isLong ? inTwoLines(site.name) : site.name}
      </span>
    </span>
  )
}
