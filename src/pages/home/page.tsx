import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { Statement } from '@/components/layout/statement'
import { closing, hero, promise } from '@/content/home/home'
import { spinDarkRear } from '@/content/media/stills/pictures'
import { BrandBand } from './brand-band'
import { Features } from './features'
import { GuaranteeStamp } from './guarantee-stamp'
import { Guarantees } from './guarantees'
import { Hero } from './hero'
import { PriceList } from './price-list'
import { ShootDay } from './shoot-day/shoot-day'
import { Testimonials } from './testimonial-slideshow'

export function Component() {
  return (
    <Page title={hero.title} description={hero.subtitle} head={<Hero />}>
      <ShootDay />
      <BrandBand />
      <Features />
      <Testimonials />
      <Statement {...promise} aside={<GuaranteeStamp label={hero.badge} />} />
      <Guarantees />
      <PriceList />
      <ClosingCall {...closing} picture={spinDarkRear} />
    </Page>
  )
}
