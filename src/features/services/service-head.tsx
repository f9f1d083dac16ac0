import { planNames } from '@shared/contracts/plan-names'
import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { KeptTogether } from '@/components/ui/kept-together'
import { type Service, serviceActions } from '@/content/services/service'
import { contactPath, paths } from '@/lib/paths'

export type HeadLayout = 'panel-right' | 'stage'

type ServiceHeadProps = {
  service: Pick<Service, 'title' | 'lead'>
  layout: HeadLayout
  children: React.ReactNode
}

export function ServiceHead({ service, layout, children }: ServiceHeadProps) {
  const isStage = layout === 'stage'
  return (
    <div className="on-dark relative overflow-hidden">
      <div
        className={clsx(
          'container-page relative z-10 pt-8',
          isStage ? 'pb-10 md:pt-10 md:pb-12' : 'pb-8 md:py-20 lg:py-28',
        )}
      >
        <div className={textWidths[layout]}>
          <div>
            <Link
              to={paths.services}
              className="text-link mb-2 inline-flex min-h-11 items-center text-16 md:mb-4"
            >
              {serviceActions.all}
            </Link>
            <h1 className={clsx('text-title hyphens-manual', !isStage && 'max-w-[18ch]')}>{service.title}</h1>
          </div>
          <div className={clsx(isStage && 'md:flex md:items-end md:justify-between md:gap-8 lg:block')}>
            <p className={clsx('mt-5 max-w-136 text-18 text-balance text-fog', isStage && 'lg:mt-0')}>
              <KeptTogether text={service.lead} words={[service.title, ...planNames]} />
            </p>
            <div className={clsx('flex flex-wrap items-center gap-3', isStage ? 'mt-6 md:shrink-0' : 'mt-8')}>
              <Link className={buttonClasses()} to={contactPath('demo')}>
                {serviceActions.demo}
              </Link>
              <Link className={buttonClasses({ variant: 'outline' })} to={paths.pricing}>
                {serviceActions.pricing}
              </Link>
            </div>
          </div>
        </div>
      </div>
      <div className={mediaPlaces[layout]}>{children}</div>
    </div>
  )
}

const textWidths = {
  'panel-right': 'md:max-w-[44%]',
  stage: 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-end lg:gap-12',
} satisfies Record<HeadLayout, string>

const mediaPlaces = {
  'panel-right': 'relative aspect-4/3 md:absolute md:inset-y-0 md:right-0 md:left-1/2 md:aspect-auto',
  stage: '',
} satisfies Record<HeadLayout, string>
