import { BrandLogo } from '@/components/media/brand-logo'
import { StarRating } from '@/components/ui/star-rating'
import { ratingLabel, type SuccessStory } from '@/content/why/success-stories'
import { cn } from '@/lib/cn'

type StoryCardProps = { story: SuccessStory; className?: string }

export function StoryCard({ story, className }: StoryCardProps) {
  const { name, position, dealership, logo, comment, results, rating } = story
  return (
    <article aria-label={dealership} className={cn('border-t border-seam pt-6', className)}>
      <div>
        <BrandLogo slug={logo} className="mb-5" />
        <StarRating rating={rating} label={ratingLabel(rating)} />
      </div>
      <blockquote className="mt-5 text-22">
        <p>{comment}</p>
      </blockquote>
      <p className="mt-5 text-16">
        {name}
        <span className="block text-fog">
          {position}, {dealership}
        </span>
      </p>
      <dl className="mt-7 grid grid-cols-2 gap-x-6">
        {Object.entries(results).map(([metric, percent]) => (
          <div key={metric} className="flex flex-col-reverse justify-end border-t border-seam pt-4">
            <dt className="mt-1 text-14 text-fog">{metric}</dt>
            <dd className="font-display text-40 tabular-nums">{percent.replace('-', '−')}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
