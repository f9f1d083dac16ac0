import useEmblaCarousel from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import { useCallback } from 'react'
import { Button } from '@/components/ui/button'
import { brandBand } from '@/content/home/home'
import { BrandRow } from './brand-row'
import { useAutoAdvance } from './use-auto-advance'

/** SPEC section 9 sets this value. */
const advanceEveryMs = 3000

export default function BrandCarousel() {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start', dragFree: true })
  const advance = useCallback(() => carousel?.scrollNext(), [carousel])
  const { isPaused, togglePause, holders } = useAutoAdvance(advance, advanceEveryMs)
  const Icon = isPaused ? Play : Pause

  return (
    <div {...holders} className="relative">
      <BrandRow ref={viewport} />
      <div className="container-page pointer-events-none absolute inset-x-0 -top-14 flex justify-end">
        <Button
          variant="quiet"
          size="icon"
          onClick={togglePause}
          aria-label={isPaused ? brandBand.play : brandBand.pause}
          className="pointer-events-auto -mr-3 text-fog"
        >
          <Icon className="size-5" />
        </Button>
      </div>
    </div>
  )
}
