import { useSyncExternalStore } from 'react'
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import type { LegalSection } from '@/content/legal/legal'
import { onScroll } from '@/lib/scroll'

type LegalContentsProps = { label: string; sections: ReadonlyArray<LegalSection> }

export function LegalContents({ label, sections }: LegalContentsProps) {
  const current = useSyncExternalStore(
    onScroll,
    () => sections.findLast(({ id }) => isReached(id))?.id,
    () => undefined,
  )
  return (
    <nav
      aria-label={label}
      className="lg:tall:sticky lg:top-24 lg:tall:max-h-[calc(100dvh-7rem-var(--promo-height))] lg:self-start lg:overflow-y-auto"
    >
      <p aria-hidden="true" className="pb-2 text-16 font-semibold max-sm:hidden lg:pt-2">
        {label}
      </p>
      <FoldOnPhones label={label}>
        <ol className="border-line sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 sm:border-t lg:max-w-80">
          {sections.map(({ id, heading }) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                aria-current={id === current || undefined}
                className="flex min-h-11 items-center py-2 text-16 lg:min-h-10 leading-tight underline-offset-4 hover:underline lg:pl-4 lg:aria-[current]:font-semibold lg:aria-[current]:shadow-[inset_3px_0_var(--signal)]"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </FoldOnPhones>
    </nav>
  )
}

/** A section is current once its heading is in the upper third of the window. */
function isReached(id: string) {
  const section = document.getElementById(id)
  return section !== null && section.getBoundingClientRect().top < window.innerHeight / 3
}
