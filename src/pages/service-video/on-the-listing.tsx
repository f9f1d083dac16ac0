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
      <div className="container-page grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_6fr] lg:gap-y-14">
        <EngagementClaim />
        <div className="lg:col-start-2">
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
          <h2 id="every-video" className="mb-5 text-28">
            {features.heading}
          </h2>
          <FeatureItems items={features.items} />
        </section>
      </div>
    </div>
  )
}

/** The claim must always be shown with its footnote and a link to its terms. */
function EngagementClaim() {
  return (
    <section
      aria-labelledby="video-claim"
      className="grid gap-x-20 gap-y-6 lg:col-span-2 lg:grid-cols-[5fr_6fr] lg:items-end"
    >
      <h2 id="video-claim" className="text-56 leading-none">
        <span className="block text-28 font-bold">{videoClaim.before}</span>{' '}
        <span className="mt-2 block text-56">
          {videoClaim.figure}
          <span className="text-signal-deep">{videoClaim.mark}</span>
        </span>
      </h2>
      <div>
        <p className="max-w-prose text-16 text-steel">{videoClaim.footnote}</p>
        <ArrowLink to={videoClaim.terms.to} className="mt-2 text-16">
          {videoClaim.terms.label}
        </ArrowLink>
      </div>
    </section>
  )
}
