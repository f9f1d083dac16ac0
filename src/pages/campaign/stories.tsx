import { BrandLogo } from '@/components/media/brand-logo'
import { Slideshow } from '@/components/media/slideshow'
import { StarRating } from '@/components/ui/star-rating'
import { campaignCopy } from '@/content/campaign/campaign'
import { sampleFigures } from '@/content/site/sample-figures'
import { type SuccessStory, successStories } from '@/content/why/success-stories'

const copy = campaignCopy.stories
const slides = successStories.map((story) => ({
  id: story.id,
  name: story.dealership,
  content: <Story {...story} />,
}))

export function Stories() {
  return (
    <section aria-labelledby="stories" className="on-dark">
      <div className="container-page py-14 md:py-22">
        <h2 id="stories" className="mb-8 text-heading md:mb-12">
          {copy.heading}
        </h2>
        <Slideshow slides={slides} labels={copy} note={sampleFigures} />
      </div>
    </section>
  )
}

function Story({ name, position, dealership, logo, comment, results, rating }: SuccessStory) {
  return (
    <article className="grid grow gap-x-20 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <div className="flex flex-col">
        <StarRating rating={rating} label={`${rating} ${copy.stars}`} />
        <blockquote className="mt-5 text-28 text-pretty">{`“${comment}”`}</blockquote>
        <p className="mt-6">
          {name}
          <span className="block text-fog">
            {position}, {dealership}
          </span>
        </p>
      </div>
      <div>
        <BrandLogo slug={logo} className="mb-6" />
        <dl>
          {Object.entries(results).map(([metric, percent]) => (
            <div
              key={metric}
              className="flex items-baseline justify-between gap-4 border-t border-line-dark py-4"
            >
              <dt className="text-fog">{metric}</dt>
              <dd className="font-display text-40 tabular-nums">{percent}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
