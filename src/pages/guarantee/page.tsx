import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { ArrowLink } from '@/components/ui/arrow-link'
import { feedClockCopy } from '@/content/guarantee/feed-clock-copy'
import { guaranteeCopy } from '@/content/guarantee/guarantee'
import { speedAnchor } from '@/content/pricing/speed'
import { FeedClockForm } from '@/features/guarantee/feed-clock-form'
import { paths } from '@/lib/paths'
import { Conditions } from './conditions'

export function Component() {
  return (
    <Page
      title={guaranteeCopy.seoTitle}
      description={guaranteeCopy.description}
      head={<PageHead title={guaranteeCopy.title} lead={guaranteeCopy.lead} />}
    >
      <section aria-labelledby="feed-clock" className="on-dark pb-14 md:pb-24">
        <div className="container-page relative z-20">
          <h2 id="feed-clock" className="mb-8 text-28">
            {feedClockCopy.heading}
          </h2>
          <FeedClockForm>
            <ArrowLink to={`${paths.pricing}#${speedAnchor}`} className="mt-6">
              {guaranteeCopy.speedLink}
            </ArrowLink>
          </FeedClockForm>
        </div>
      </section>
      <Conditions />
      <ClosingCall {...guaranteeCopy.closing} />
    </Page>
  )
}
