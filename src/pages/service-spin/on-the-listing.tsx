import { ArrowLink } from '@/components/ui/arrow-link'
import { onTheListing } from '@/content/services/spin'
import { paths } from '@/lib/paths'
import { ListingCard } from './listing-card'

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
        <ListingCard />
      </div>
    </section>
  )
}
