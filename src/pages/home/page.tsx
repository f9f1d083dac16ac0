import { ClosingCall } from '@/components/closing-call'
import { Page } from '@/components/page'
import { closing, hero } from '@/content/home'
import { BrandBand } from './brand-band'
import { Features } from './features'
import { Guarantees } from './guarantees'
import { Hero } from './hero'
import { PriceList } from './price-list'
import { Testimonials } from './testimonials'

function HomePage() {
  return (
    <Page title={hero.title} description={hero.subtitle} head={<Hero />}>
      <BrandBand />
      <Features />
      <Testimonials />
      <Guarantees />
      <PriceList />
      <ClosingCall heading={closing.heading} lead={closing.lead} action={closing.action} />
    </Page>
  )
}

export { HomePage as Component }
