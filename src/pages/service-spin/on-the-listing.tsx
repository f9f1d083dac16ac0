import { ArrowLink } from '@/components/ui/arrow-link'
import { onTheListing } from '@/content/services/spin'
import { paths } from '@/lib/paths'

/** The words below the viewer, in the columns of the page's head. */
export function OnTheListing() {
  return (
    <section
      aria-labelledby="on-the-listing"
      className="container-page grid gap-x-12 gap-y-4 pt-10 md:grid-cols-2 md:pt-16"
    >
      <h2 id="on-the-listing" className="text-heading">
        {onTheListing.heading}
      </h2>
      <div>
        <p className="max-w-[34rem] text-18 text-balance text-steel">{onTheListing.lead}</p>
        <ArrowLink to={paths.tryYourCar} className="mt-4">
          {onTheListing.tryLink}
        </ArrowLink>
      </div>
    </section>
  )
}
