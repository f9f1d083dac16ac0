import type { SeoProps } from '@/components/head/seo'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { ArrowLink } from '@/components/ui/arrow-link'
import { type Service, serviceActions } from '@/content/services/service'
import { type ServiceId, services } from '@/content/services/services'
import { type HeadLayout, ServiceHead } from './service-head'

type ServicePageProps = {
  seo: SeoProps
  id: ServiceId
  service: Service
  layout: HeadLayout
  head: React.ReactNode
  children: React.ReactNode
}

export function ServicePage({ seo, id, service, layout, head, children }: ServicePageProps) {
  const index = services.findIndex((entry) => entry.id === id)
  const next = services[(index + 1) % services.length]
  const { link } = service.closing
  return (
    <Page
      {...seo}
      head={
        <ServiceHead service={service} layout={layout}>
          {head}
        </ServiceHead>
      }
    >
      {children}
      <ClosingCall
        heading={service.closing.heading}
        action={serviceActions.start}
        intent={service.closing.intent}
      >
        {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
        {next && <ArrowLink to={next.to}>{serviceActions.next(next.title)}</ArrowLink>}
      </ClosingCall>
    </Page>
  )
}
