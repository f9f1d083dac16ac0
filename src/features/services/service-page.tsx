import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { ArrowLink } from '@/components/ui/arrow-link'
import type { PictureSource } from '@/content/media/picture-source'
import { type Service, serviceActions } from '@/content/services/service'
import { type ServiceId, services } from '@/content/services/services'
import { type HeadLayout, ServiceHead } from './service-head'

type ServicePageProps = {
  id: ServiceId
  service: Service
  layout: HeadLayout
  head: React.ReactNode
  closingPicture: PictureSource
  children: React.ReactNode
}

export function ServicePage({ id, service, layout, head, closingPicture, children }: ServicePageProps) {
  const index = services.findIndex((entry) => entry.id === id)
  const next = services[(index + 1) % services.length]
  const { link } = service.closing
  return (
    <Page
      title={service.seo.title}
      description={service.seo.description}
      head={
        <ServiceHead service={service} layout={layout} degrees={(index * 360) / services.length}>
          {head}
        </ServiceHead>
      }
    >
      {children}
      <ClosingCall
        heading={service.closing.heading}
        lead={service.closing.lead}
        action={serviceActions.start}
        intent={service.closing.intent}
        picture={closingPicture}
      >
        {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
        {next && <ArrowLink to={next.to}>{serviceActions.next(next.title)}</ArrowLink>}
      </ClosingCall>
    </Page>
  )
}
