import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { closing } from '@/content/home/closing'
import { spinDarkRear } from '@/content/media/stills/pictures'
import { BrandBand } from './brand-band'
import { Features } from './features'
import { Guarantees } from './guarantees'
import { Hero } from './hero'
import { seo } from './meta'
import { PriceList } from './price-list'
import { ShootDay } from './shoot-day/shoot-day'
import { Testimonials } from './testimonials'

export function Component() {
  return (
    <Page {...seo} head={<Hero />}>
      <ShootDay />
      <BrandBand />
      <Features />
      <Testimonials />
      <Guarantees />
      <PriceList />
      <ClosingCall {...closing} picture={spinDarkRear} />
    </Page>
  )
}
