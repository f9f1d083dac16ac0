import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { guaranteeCopy } from '@/content/guarantee/guarantee'
import { FeedClockForm } from '@/features/guarantee/feed-clock-form'
import { Conditions } from './conditions'
import { seo } from './meta'
import { SpeedList } from './speed-list'

export function Component() {
  return (
    <Page
      {...seo}
      head={
        <div className="on-dark">
          <div className="container-page pt-8 pb-14 md:pt-20 md:pb-24">
            <FeedClockForm
              intro={
                <>
                  <h1 className="max-w-[18ch] text-title">{guaranteeCopy.title}</h1>
                  <p className="mt-5 text-18 text-fog">{guaranteeCopy.lead}</p>
                </>
              }
            />
          </div>
        </div>
      }
    >
      <SpeedList />
      <Conditions />
      <ClosingCall {...guaranteeCopy.closing} />
    </Page>
  )
}
