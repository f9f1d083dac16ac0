import { useRef } from 'react'
import { Section } from '@/components/layout/section'
import { whiteFrontRight, whiteSide } from '@/content/media/stills/angle-pictures'
import { enhanceAfter, enhanceBefore, enhanceSplit, standardRear } from '@/content/media/stills/pictures'
import { aiFeatures, whyCopy } from '@/content/why/why'
import { RowPictures } from '@/features/media/row-pictures'

const pictures = [enhanceSplit, enhanceBefore, whiteFrontRight, standardRear, whiteSide, enhanceAfter]

export function AiFeatures() {
  const rows = useRef<HTMLDListElement>(null)
  return (
    <Section heading={whyCopy.ai.heading} beside={<RowPictures rows={rows} pictures={pictures} />}>
      <dl ref={rows} className="border-t border-ink">
        {aiFeatures.map(({ id, title, text }) => (
          <div key={id} className="border-b border-line py-4 md:py-7">
            <dt className="item-title">{title}</dt>
            <dd className="mt-2 max-w-prose text-16 text-steel md:text-18">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
