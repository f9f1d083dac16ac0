import { BrandLogo } from '@/components/media/brand-logo'
import { Slideshow } from '@/components/media/slideshow'
import { testimonialSection } from '@/content/home/home'
import { type Testimonial, testimonials } from '@/content/home/testimonials'

const slides = testimonials.map((testimonial) => ({
  id: testimonial.id,
  name: testimonial.name,
  content: <Quotation {...testimonial} />,
}))

export function Testimonials() {
  return (
    <section aria-label={testimonialSection.label} className="on-dark">
      <div className="container-page pt-14 pb-8 md:pt-24 md:pb-16">
        <Slideshow slides={slides} labels={testimonialSection} />
      </div>
    </section>
  )
}

function Quotation({ name, position, dealership, comment, image }: Testimonial) {
  return (
    <figure className="flex grow flex-col justify-between gap-8">
      <blockquote className="max-w-[38ch] font-display text-40 text-balance">{`“${comment}”`}</blockquote>
      <figcaption className="flex flex-wrap items-center justify-between gap-6">
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-fog">{`${position}, ${dealership}`}</span>
        </span>
        <BrandLogo slug={image} className="h-10 w-auto" />
      </figcaption>
    </figure>
  )
}
