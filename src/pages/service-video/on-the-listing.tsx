import { Play } from 'lucide-react'
import { ArrowLink } from '@/components/ui/arrow-link'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { videoClaim, videoListing, videoService } from '@/content/services/video'
import { formatDuration } from '@/features/media/duration'
import { FeatureItems } from '@/features/services/feature-list'
import { ListingCard } from './listing-card'

export function OnTheListing() {
  const { features } = videoService
  return (
    <div className="bg-mist py-14 md:py-22">
      <div className="container-page grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_8fr] lg:grid-rows-[auto_1fr]">
        <EngagementClaim />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ListingCard
            listing={videoListing}
            mark={
              <p
                aria-hidden="true"
                className="flex items-center gap-2 rounded bg-ink px-3 py-1.5 text-16 font-medium text-paper tabular-nums"
              >
                <Play className="size-4 fill-current" />
                {formatDuration(walkaroundVideo.seconds)}
              </p>
            }
          />
        </div>
        <section aria-labelledby="every-video" className="lg:col-start-1 lg:row-start-2">
          <h2 id="every-video" className="mb-4 text-28">
            {features.heading}
          </h2>
          <FeatureItems items={features.items} className="*:md:py-4" />
        </section>
      </div>
    </div>
  )
}

/** The claim must always be shown with its footnote and a link to its terms. */
function EngagementClaim() {
  return (
    <section aria-labelledby="video-claim">
      <h2 id="video-claim" className="text-56 leading-none">
        <span className="block text-28 font-bold">{videoClaim.before}</span>{' '}
        <span className="mt-2 block text-56">
          {videoClaim.figure}
          <span className="align-super text-28 text-signal-deep">{videoClaim.mark}</span>
        </span>
      </h2>
      <p className="mt-4 text-14 text-steel">{videoClaim.footnote}</p>
      <ArrowLink to={videoClaim.terms.to} className="mt-1 text-16">
        {videoClaim.terms.label}
      </ArrowLink>
    </section>
  )
}
