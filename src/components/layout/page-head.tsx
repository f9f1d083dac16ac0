import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { cn } from '@/lib/cn'

const headSizes = '(min-width: 1440px) 48rem, (min-width: 768px) 56vw, 82vw'

type PageHeadProps = {
  title: React.ReactNode
  lead?: React.ReactNode
  /** A dark image with ink-colored borders, so that its edges don't show. */
  picture?: { source: PictureSource; alt: string; sizes?: string }
  /** Puts the sentence beside the title on wide screens. Only without a picture. */
  isLeadBeside?: boolean
  isWholePage?: boolean
  /** Ornament behind the text. */
  backdrop?: React.ReactNode
  children?: React.ReactNode
}

export function PageHead({
  title,
  lead,
  picture,
  isLeadBeside = false,
  isWholePage = false,
  backdrop,
  children,
}: PageHeadProps) {
  return (
    <div
      className={cn(
        'on-dark relative overflow-hidden',
        isWholePage && 'min-h-[calc(100dvh-var(--header))] md:grid md:items-center',
      )}
    >
      {backdrop}
      <div className={cn('container-page relative z-10 pt-8 md:py-20', picture ? 'pb-4' : 'pb-12')}>
        <div
          className={cn(
            picture && 'lg:max-w-[50%] min-[116rem]:max-w-[70%]',
            picture && (isWholePage ? 'md:max-w-[48%]' : 'md:max-w-[64%]'),
            isLeadBeside && 'lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-end lg:gap-x-16',
          )}
        >
          <h1 className="max-w-[18ch] text-title">{title}</h1>
          {lead && (
            <p className={cn('mt-5 max-w-[34rem] text-18 text-balance text-fog', isLeadBeside && 'lg:mt-0')}>
              {lead}
            </p>
          )}
          {children && <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>}
        </div>
      </div>
      {picture && (
        <div
          className={cn(
            'md:absolute md:right-0 md:w-[56%] lg:max-w-[48rem]',
            isWholePage ? 'md:inset-y-0 md:my-auto md:h-fit' : 'md:-bottom-8',
          )}
        >
          <Picture
            source={picture.source}
            alt={picture.alt}
            sizes={picture.sizes ?? headSizes}
            priority
            className={cn('h-auto w-full', !isWholePage && 'max-md:aspect-[2/1] max-md:object-cover')}
          />
        </div>
      )}
    </div>
  )
}
