import { AfterHead } from '@/components/after-head'
import { ClosingCall } from '@/components/closing-call'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { feedClockCopy } from '@/content/feed-clock'
import { guaranteeCopy } from '@/content/guarantee'
import { FeedClockForm } from '@/features/guarantee/feed-clock-form'
import { SpeedTable } from '@/features/pricing/speed-table'
import { Conditions } from './conditions'

function GuaranteePage() {
  return (
    <>
      <Seo title={guaranteeCopy.seoTitle} description={guaranteeCopy.description} />
      <PageHead title={guaranteeCopy.title} lead={guaranteeCopy.lead} />
      <AfterHead>
        <section aria-labelledby="feed-clock" className="on-dark pb-14 md:pb-24">
          <div className="container-page relative z-20">
            <h2 id="feed-clock" className="mb-8 text-28">
              {feedClockCopy.heading}
            </h2>
            <FeedClockForm />
          </div>
        </section>
        <Conditions />
        <SpeedTable tone="mist" />
        <ClosingCall {...guaranteeCopy.closing} />
      </AfterHead>
    </>
  )
}

export { GuaranteePage as Component }
