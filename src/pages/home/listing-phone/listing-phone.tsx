import { Suspense, useEffect, useReducer, useState } from 'react'
import { Picture } from '@/components/media/picture'
import { listingPhone as copy } from '@/content/home/listing-phone'
import { spinWhite } from '@/content/media/stills/pictures'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { savesData } from '@/lib/saves-data'
import { whenIdle } from '@/lib/when-idle'

const LiveListing = lazyWithFallback(() => import('./live-listing'))

/** A vehicle page on a shopper's phone, with the visitor's store on it. */
export function ListingPhone() {
  const [store, setDealer] = useState(copy.store)
  const [isLive, goLive] = useReducer(() => true, false)
  useEffect(() => (savesData() ? undefined : whenIdle(goLive)), [])

  return (
    <div className="mx-auto w-full max-w-[22rem] min-w-0 self-center rounded-[2.75rem] bg-ink p-3 shadow-float forced-colors:border">
      <figure className="overflow-hidden rounded-[2rem] bg-paper">
        <p dir="auto" className="truncate p-5 font-semibold">
          {store}
        </p>
        {/* The picture, and room for twelve photos. */}
        <div className="relative aspect-square">
          <Picture
            source={{ ...spinWhite, widths: [800] }}
            alt={copy.poster}
            sizes="22rem"
            className="aspect-video w-full"
          />
          {isLive && (
            <Suspense>
              <LiveListing onDealer={setDealer} />
            </Suspense>
          )}
        </div>
        <figcaption className="p-5 text-balance">{copy.vehicle}</figcaption>
      </figure>
    </div>
  )
}
