import { enhanceAfter, enhanceBefore } from '@/content/media/stills/pictures'
import { whyCopy } from '@/content/why/why'
import { CompareSlider } from '@/features/media/compare-slider'

export function BeforeAfter() {
  const { heading, lead, ...slider } = whyCopy.slider
  return (
    <section aria-labelledby="before-after" className="pt-14 pb-6 md:pt-24">
      <header className="container-page mb-8 md:mb-12">
        <h2 id="before-after" className="text-heading">
          {heading}
        </h2>
        <p className="mt-4 max-w-prose text-18 text-steel">{lead}</p>
      </header>
      <CompareSlider
        {...slider}
        before={enhanceBefore}
        after={enhanceAfter}
        sizes="100vw"
        className="mx-auto max-w-[120rem] *:last:mx-auto *:last:max-w-content *:last:px-5 md:*:last:px-8 xl:*:last:px-0"
      />
    </section>
  )
}
