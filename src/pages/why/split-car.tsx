import { enhanceAfter, enhanceBefore } from '@/content/media/stills/pictures'
import { whyCopy } from '@/content/why/why'
import { CompareSlider } from '@/features/media/compare-slider'

/** SPEC section 2, Why page: the before/after slider. */
export function SplitCar() {
  return (
    <div className="on-dark pb-6">
      <CompareSlider {...whyCopy.slider} before={enhanceBefore} after={enhanceAfter} priority isFullWidth />
    </div>
  )
}
