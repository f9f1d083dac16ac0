import { Suspense } from 'react'
import { brandBand } from '@/content/home/home'
import { BrandRow } from '@/features/media/brands/brand-row'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { WhenNear } from './when-near'

const BrandCarousel = lazyWithFallback(() => import('@/features/media/brands/brand-carousel'), BrandRow)

export function BrandBand() {
  return (
    <section aria-labelledby="brands" className="on-dark border-t border-line-dark py-8 md:py-10">
      <h2 id="brands" className="container-page mb-6 font-text text-14 font-medium text-fog">
        {brandBand.heading}
      </h2>
      <WhenNear before={<BrandRow />}>
        <Suspense fallback={<BrandRow />}>
          <BrandCarousel />
        </Suspense>
      </WhenNear>
    </section>
  )
}
