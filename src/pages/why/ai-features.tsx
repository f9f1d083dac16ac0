import { aiFeatures, whyCopy } from '@/content/why/why'

/** Six jobs of the software as a ledger beside their heading. */
export function AiFeatures() {
  return (
    <section aria-labelledby="ai-features" className="py-14 md:py-24 lg:py-28">
      <div className="container-page grid gap-8 lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)] lg:gap-20">
        <header className="lg:tall:sticky lg:top-28 lg:self-start">
          <h2 id="ai-features" className="text-40">
            {whyCopy.ai.heading}
          </h2>
          <p className="mt-4 max-w-prose text-18 text-steel">{whyCopy.ai.lead}</p>
        </header>
        <dl className="border-t border-ink">
          {aiFeatures.map(({ id, title, text }) => (
            <div key={id} className="border-b border-line py-6 md:py-7">
              <dt className="font-display text-22">{title}</dt>
              <dd className="mt-2 max-w-prose text-16 text-steel md:text-18">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
