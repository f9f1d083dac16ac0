import { Button } from '@/components/ui/button'
import { campaignCopy } from '@/content/campaign/campaign'
import { WalkaroundVideo } from '@/features/media/walkaround-video'
import { env } from '@/lib/env'
import { demoAnchor } from './demo-section'

/** Nothing of the video is requested before Play. SPEC section 2, route table. */
export function CampaignHero() {
  return (
    <div className="on-dark">
      <div className="container-page pt-8 pb-6 md:pt-12 md:pb-4">
        <h1 className="text-40 whitespace-pre-line wrap-anywhere md:text-56">{campaignCopy.title}</h1>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-6">
          <p className="text-18 text-fog">{campaignCopy.lead}</p>
          <Button asChild>
            <a href={`#${demoAnchor}`}>{campaignCopy.action}</a>
          </Button>
        </div>
      </div>
      <div className="mx-auto max-w-content md:px-8 xl:px-0">
        <WalkaroundVideo src={env.campaignVideoUrl} />
      </div>
    </div>
  )
}
