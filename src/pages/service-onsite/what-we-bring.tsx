import { Picture } from '@/components/media/picture'
import { placeKit } from '@/content/media/stills/place-pictures'
import { onsiteKitAlt, onsiteService } from '@/content/services/onsite'
import { PointText } from '@/features/services/point-text'

export function WhatWeBring() {
  const { heading, items } = onsiteService.features
  return (
    <section aria-labelledby="what-we-bring" className="grid bg-mist lg:grid-cols-2">
      <Picture
        source={placeKit}
        alt={onsiteKitAlt}
        sizes="(min-width: 1024px) 80vw, 100vw"
        className="aspect-video size-full object-cover object-[30%_50%] lg:aspect-auto"
      />
      <div className="px-5 py-14 md:px-8 lg:px-16 lg:py-24">
        <div className="max-w-[34rem]">
          <h2 id="what-we-bring" className="mb-8 text-heading">
            {heading}
          </h2>
          <ul className="grid gap-6">
            {items.map((point) => (
              <li key={point.title}>
                <PointText point={point} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
