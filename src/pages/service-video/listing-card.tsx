import { Picture } from '@/components/media/picture'
import type { Listing } from '@/content/services/sample-listing'

type ListingCardProps = {
  listing: Listing
  mark: React.ReactNode
}

export function ListingCard({ listing, mark }: ListingCardProps) {
  const { dealer, phone, title, facts, price, photos, cover, strip, caption } = listing
  return (
    <figure>
      <div className="overflow-hidden rounded border border-line bg-paper shadow-float">
        <p className="flex flex-wrap justify-between gap-x-4 bg-ink px-4 py-3 text-16 font-semibold text-paper tabular-nums">
          <span>{dealer}</span> <span>{phone}</span>
        </p>
        <div className="relative">
          <Picture
            source={cover.source}
            alt={cover.alt}
            sizes="(min-width: 1024px) 800px, 100vw"
            className="aspect-16/10 w-full object-cover"
          />
          <div className="absolute bottom-3 left-3">{mark}</div>
          <p className="absolute right-3 bottom-3 rounded bg-ink px-3 py-1.5 text-16 text-paper tabular-nums">
            {photos}
          </p>
        </div>
        <div className="mt-px grid grid-cols-4 gap-px">
          {strip.map((source) => (
            <Picture key={source.path} source={source} alt="" sizes="160px" className="h-auto w-full" />
          ))}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4 py-4 tabular-nums">
          <div>
            <p className="font-display text-22 font-bold">{title}</p>
            <p className="text-16 text-steel">{facts}</p>
          </div>
          <p className="font-display text-40 font-extrabold">{price}</p>
        </div>
      </div>
      <figcaption className="mt-3 text-14 text-steel">{caption}</figcaption>
    </figure>
  )
}
