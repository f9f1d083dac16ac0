import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { standardSamples } from '@/content/services/standard'
import { cn } from '@/lib/cn'

const wide = '(min-width: 1264px) 1200px, (min-width: 768px) 100vw, 50vw'
const narrow = '(min-width: 768px) 384px, 50vw'

export function SampleSet() {
  const { heading, lead, seats, odometer, side, rear } = standardSamples
  return (
    <Section tone="mist" heading={heading} lead={lead}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-8">
        <Sample {...seats} className="md:col-span-3" sizes={wide} shape="md:aspect-[5/2] object-bottom" />
        <Sample {...side} sizes={narrow} />
        <Sample {...rear} sizes={narrow} />
        <Sample {...odometer} sizes={narrow} />
      </ul>
    </Section>
  )
}

type SampleProps = {
  source: PictureSource
  alt: string
  caption: string
  sizes: string
  /** Overrides the picture's own proportions. */
  shape?: string
  className?: string
}

function Sample({ source, alt, caption, sizes, shape, className }: SampleProps) {
  return (
    <li className={className}>
      <figure>
        <Picture
          source={source}
          alt={alt}
          sizes={sizes}
          className={cn('h-auto w-full rounded object-cover', shape)}
        />
        <figcaption className="mt-3 text-14 text-steel">{caption}</figcaption>
      </figure>
    </li>
  )
}
