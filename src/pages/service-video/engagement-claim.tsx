import { ArrowLink } from '@/components/ui/arrow-link'
import { videoClaim } from '@/content/services/video'

/** The claim must not appear without its footnote and terms. */
export function EngagementClaim() {
  return (
    <section aria-labelledby="video-claim" className="bg-mist py-12 md:py-16">
      <div className="container-page grid gap-8 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-16">
        <h2 id="video-claim" className="text-56 leading-none">
          <span className="block text-28 font-bold">{videoClaim.before}</span>{' '}
          <span className="mt-2 block text-56">
            {videoClaim.figure}
            <span className="text-signal-deep">{videoClaim.mark}</span>
          </span>
        </h2>
        <div>
          <p className="text-14 text-steel">{videoClaim.footnote}</p>
          <ArrowLink to={videoClaim.terms.to} className="text-14">
            {videoClaim.terms.label}
          </ArrowLink>
        </div>
      </div>
    </section>
  )
}
