import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { listingPhone } from '@/content/media/stills/pictures'
import { onTheListing } from '@/content/services/spin'
import { paths } from '@/lib/paths'

export function OnTheListing() {
  return (
    <section aria-labelledby="on-the-listing" className="bg-paper py-14 md:py-22">
      <div className="container-page grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_6fr] lg:items-center">
        <div>
          <h2 id="on-the-listing" className="text-heading">
            {onTheListing.heading}
          </h2>
          <p className="mt-4 max-w-136 text-18 text-balance text-steel">{onTheListing.lead}</p>
          <ArrowLink to={paths.tryYourCar} className="mt-6">
            {onTheListing.tryLink}
          </ArrowLink>
        </div>
        <figure>
          <Picture
            source={listingPhone}
            alt={onTheListing.alt}
            sizes="(min-width: 1024px) 800px, 100vw"
            className="h-auto w-full rounded"
          />
          <figcaption className="mt-3 text-14 text-steel">{onTheListing.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
