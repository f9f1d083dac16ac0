import { ArrowLink } from '@/components/ui/arrow-link'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { whiteSpin } from '@/content/media/spin-sets'
import { onTheListing, sampleListing } from '@/content/services/spin'
import { ListingCard } from '@/features/services/listing-card'
import { paths } from '@/lib/paths'

export function OnTheListing() {
  return (
    <section aria-labelledby="on-the-listing" className="bg-paper py-14 md:py-24 lg:py-28">
      <div className="container-page grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_6fr] lg:items-center">
        <div>
          <h2 id="on-the-listing" className="text-heading">
            {onTheListing.heading}
          </h2>
          <p className="mt-4 max-w-[34rem] text-18 text-balance text-steel">{onTheListing.lead}</p>
          <ArrowLink to={paths.tryYourCar} className="mt-6">
            {onTheListing.tryLink}
          </ArrowLink>
        </div>
        <ListingCard
          listing={sampleListing}
          mark={
            <TurntableRing className="size-12 text-steel" isLit={(frame) => frame * 10 === whiteSpin.angle} />
          }
        />
      </div>
    </section>
  )
}
