import { Section } from '@/components/layout/section'
import { aiFeatures, whyCopy } from '@/content/why/why'

export function AiFeatures() {
  return (
    <Section heading={whyCopy.ai.heading} tone="mist">
      <dl className="grid gap-x-10 border-b border-line md:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
        {aiFeatures.map(({ id, title, text }) => (
          <div key={id} className="border-t border-line py-3 md:py-7">
            <dt className="item-title">{title}</dt>
            <dd className="max-w-prose text-16 text-steel md:mt-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
