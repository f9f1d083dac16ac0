import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { sameCarCopy, studioFloor } from '@/content/pricing/same-car'
import { servicesCopy } from '@/content/services/overview/services-page'
import { type ServiceEntry, services } from '@/content/services/services'
import { sameCarPath } from '@/lib/paths'
import { ServicePicture } from './service-picture'
import { useCardMotion } from './use-card-motion'

export function ServiceIndex() {
  const headingId = useId()
  return (
    <div className="container-page pt-10 pb-14 md:pt-14 md:pb-24">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="sr-only">
          {servicesCopy.index.heading}
        </h2>
        <ul className="grid gap-x-6 gap-y-10 md:grid-cols-12 md:gap-y-16">
          {services.map((service, index) => (
            <Entry key={service.id} service={service} isWide={index % 4 === 0 || index % 4 === 3} />
          ))}
        </ul>
      </section>
      <p className="mt-12 text-16 text-steel">
        {servicesCopy.shown(studioFloor.plans)}{' '}
        <Link to={sameCarPath} className="text-link">
          {sameCarCopy.heading}
        </Link>
      </p>
    </div>
  )
}

function Entry({ service, isWide }: { service: ServiceEntry; isWide: boolean }) {
  const { picture, motion, ...handlers } = useCardMotion()
  const addOn = servicesCopy.addOns[service.id]
  return (
    <li {...handlers} className={clsx('group relative', isWide ? 'md:col-span-7' : 'md:col-span-5')}>
      <div
        ref={picture}
        className="relative aspect-video overflow-hidden rounded md:aspect-auto md:h-72 lg:h-98"
      >
        <ServicePicture id={service.id} {...motion} />
      </div>
      <h3 className="mt-5 text-28">
        <Link to={service.to} className="after:absolute after:inset-0">
          {service.title}
          <ArrowRight className="ml-2 inline size-6 text-signal-deep transition-transform group-hover:translate-x-1" />
        </Link>
      </h3>
      <p className={clsx('mt-1 text-16 font-medium', addOn && 'text-signal-deep')}>
        {addOn ?? servicesCopy.included}
      </p>
      <p className="mt-1 max-w-136 text-16 text-steel">{service.line}</p>
    </li>
  )
}
