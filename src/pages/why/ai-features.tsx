import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { whiteFrontLeft } from '@/content/media/stills/angle-pictures'
import { lotFrontLeft } from '@/content/media/stills/place-pictures'
import { aiFeatures, whyCopy } from '@/content/why/why'

const pictures = [
  { source: lotFrontLeft, alt: whyCopy.ai.lotAlt, caption: whyCopy.ai.lot },
  { source: whiteFrontLeft, alt: whyCopy.ai.studioAlt, caption: whyCopy.ai.studio },
]

export function AiFeatures() {
  return (
    <Section heading={whyCopy.ai.heading} tone="mist">
      <div className="mb-6 grid grid-cols-2 gap-2 md:mb-12 md:gap-6">
        {pictures.map(({ source, alt, caption }) => (
          <figure key={source.path}>
            <Picture
              source={source}
              alt={alt}
              sizes="(min-width: 1264px) 640px, 50vw"
              className="aspect-video w-full rounded object-cover outline -outline-offset-1 outline-ink/20 lg:aspect-21/9"
            />
            <figcaption className="mt-1 text-14 font-medium">{caption}</figcaption>
          </figure>
        ))}
      </div>
      <dl className="grid gap-x-10 border-b border-line md:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
        {aiFeatures.map(({ id, title, text }) => (
          <div key={id} className="border-t border-line py-3 md:py-7">
            <dt className="item-title">{title}</dt>
            <dd className="max-w-prose text-16 text-balance text-steel md:mt-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
