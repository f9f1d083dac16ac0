import { BrandLogo } from '@/components/media/brand-logo'
import { StarRating } from '@/components/ui/star-rating'
import { ratingLabel, type SuccessStory } from '@/content/why/success-stories'

export function StoryCard({ story }: { story: SuccessStory }) {
  const { name, position, dealership, logo, comment, results, rating } = story
  return (
    <article
      aria-label={dealership}
      className="border-t border-line-dark pt-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:block">
        <BrandLogo slug={logo} className="lg:mb-5" />
        <StarRating rating={rating} label={ratingLabel(rating)} />
      </div>
      <blockquote className="mt-4 text-18 md:text-22">
        <p>{`“${comment}”`}</p>
      </blockquote>
      <p className="mt-3 text-16 lg:mt-5">
        {name}
        <span className="block text-fog">
          {position}, {dealership}
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-2 lg:mt-7 gap-x-6">
        {Object.entries(results).map(([metric, percent]) => (
          <div
            key={metric}
            className="flex flex-col-reverse justify-end border-t border-line-dark pt-3 lg:pt-4"
          >
            <dt className="mt-1 text-14 text-fog">{metric}</dt>
            <dd className="font-display text-40 tabular-nums">{percent.replace('-', '−')}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
