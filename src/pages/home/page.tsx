import { AfterHead } from '@/components/after-head'
import { ClosingCall } from '@/components/closing-call'
import { Seo } from '@/components/seo'
import { closing, hero } from '@/content/home'
import { BrandBand } from './brand-band'
import { Features } from './features'
import { Guarantees } from './guarantees'
import { Hero } from './hero'
import { PriceList } from './price-list'
import { Testimonials } from './testimonials'

function HomePage() {
  return (
    <>
      <Seo title={hero.title} description={hero.subtitle} />
      <Hero />
      <AfterHead>
        <BrandBand />
        <Features />
        <Testimonials />
        <Guarantees />
        <PriceList />
        <ClosingCall heading={closing.heading} lead={closing.lead} action={closing.action} />
      </AfterHead>
    </>
  )
}

export { HomePage as Component }
