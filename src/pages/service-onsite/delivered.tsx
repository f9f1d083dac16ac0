import { Picture } from '@/components/media/picture'
import { whiteSpin } from '@/content/media/spin-sets'
import { enhanceAfter } from '@/content/media/stills/pictures'
import { onsiteDelivered } from '@/content/services/onsite'
import { cn } from '@/lib/cn'

/** The color of the picture's borders goes on to the edges of the window. */
export function Delivered() {
  const { heading, lead, alt } = onsiteDelivered
  return (
    <section aria-labelledby="delivered" className={cn('relative overflow-hidden', whiteSpin.ground)}>
      <div className="container-page relative z-10 pt-14 md:py-24 lg:py-36">
        <div className="lg:max-w-[42%] md:max-w-[44%]">
          <h2 id="delivered" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 text-18 text-balance text-steel">{lead}</p>
        </div>
      </div>
      <div className="md:absolute md:inset-y-0 md:right-0 md:w-[58%]">
        <Picture
          source={enhanceAfter}
          alt={alt}
          sizes="(min-width: 768px) 62vw, 100vw"
          className="size-full !bg-transparent object-contain"
        />
      </div>
    </section>
  )
}
