import { PageHead } from '@/components/layout/page-head'
import { Picture } from '@/components/media/picture'
import { darkSedanSide } from '@/content/media/stills/dark-pictures'
import { pricingCopy } from '@/content/pricing/pricing'
import { ViewPlans } from './view-plans'

type PricingHeadProps = { plansAnchor: string }

/** Narrow screens get a shorter head. SPEC section 2, Pricing. */
export function PricingHead({ plansAnchor }: PricingHeadProps) {
  const { head, mobileHead } = pricingCopy
  const viewPlans = <ViewPlans target={plansAnchor} />
  return (
    <>
      <div className="max-md:hidden">
        <PageHead
          title={head.title}
          lead={head.lead}
          picture={{ source: darkSedanSide, alt: head.pictureAlt, sizes: headSizes }}
          degrees={90}
        >
          {viewPlans}
        </PageHead>
      </div>
      <div className="on-dark md:hidden">
        <div className="container-page flex items-center gap-2 overflow-hidden pt-5">
          <h1 className="min-w-0 flex-1 text-40">{mobileHead.title}</h1>
          {/* The same picture and sizes as in the wide head, so that it is fetched once. */}
          <div className="-mr-10 w-[52%] shrink-0">
            <Picture
              source={darkSedanSide}
              alt={head.pictureAlt}
              sizes={headSizes}
              className="h-auto w-full"
            />
          </div>
        </div>
        <div className="container-page pb-8">
          <p className="mb-5 text-16 text-fog">{mobileHead.lead}</p>
          {viewPlans}
        </div>
      </div>
    </>
  )
}

const headSizes = '(min-width: 1440px) 48rem, (min-width: 768px) 56vw, 52vw'
