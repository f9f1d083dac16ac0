import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { standardSamples } from '@/content/services/standard'

const sizes = '(min-width: 1264px) 900px, 50vw'

export function SampleSet() {
  const { heading, lead, samples } = standardSamples
  return (
    <Section tone="mist" heading={heading} lead={lead}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-6 md:gap-y-8">
        {samples.map(({ source, alt, caption }) => (
          <li key={caption}>
            <figure>
              <Picture
                source={source}
                alt={alt}
                sizes={sizes}
                className="h-auto w-full rounded outline -outline-offset-1 outline-ink/20"
              />
              <figcaption className="mt-3 text-14 text-steel">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
