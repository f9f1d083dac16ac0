import { planNames } from '@shared/contracts/plan-names'
import { Section } from '@/components/layout/section'
import { KeptTogether } from '@/components/ui/kept-together'
import { speedCopy } from '@/content/guarantee/speed'

export function SpeedList() {
  const { heading, guaranteed, rows, footnote } = speedCopy
  return (
    <Section heading={heading} lead={guaranteed} tone="mist" isHeadingBeside>
      <div>
        <dl className="border-t border-ink">
          {rows.map(({ id, what, when, text }) => (
            <div
              key={id}
              className="grid gap-x-8 gap-y-1 border-b border-line py-3 md:grid-cols-2 md:items-baseline md:py-5"
            >
              <dt className="text-16 text-steel">{what.replace(/ (?=\d)/g, '\u00a0')}</dt>
              <dd className="text-16">
                <span className="block font-semibold md:text-18">{when}</span>
                <span className="text-steel">
                  <KeptTogether text={text} words={planNames} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-prose text-14 text-balance text-steel">{footnote}</p>
      </div>
    </Section>
  )
}
