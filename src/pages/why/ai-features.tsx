import { useRef } from 'react'
import { whiteFrontRight, whiteSide } from '@/content/media/stills/angle-pictures'
import { enhanceAfter, enhanceBefore, enhanceSplit, standardRear } from '@/content/media/stills/pictures'
import { aiFeatures, whyCopy } from '@/content/why/why'
import { RowPictures } from '@/features/media/row-pictures'

const pictures = [enhanceSplit, enhanceBefore, whiteFrontRight, standardRear, whiteSide, enhanceAfter]

export function AiFeatures() {
  const rows = useRef<HTMLDListElement>(null)
  return (
    <section aria-labelledby="ai-features" className="py-14 md:py-24 lg:py-28">
      <div className="container-page grid gap-8 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] lg:gap-20">
        <header className="lg:roomy:sticky lg:top-28 lg:self-start">
          <h2 id="ai-features" className="text-heading">
            {whyCopy.ai.heading}
          </h2>
          <RowPictures rows={rows} pictures={pictures} />
        </header>
        <dl ref={rows} className="border-t border-ink">
          {aiFeatures.map(({ id, title, text }) => (
            <div key={id} className="border-b border-line py-4 md:py-7">
              <dt className="item-title">{title}</dt>
              <dd className="mt-2 max-w-prose text-16 text-steel md:text-18">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
