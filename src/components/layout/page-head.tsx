import { clsx } from 'clsx'

type PageHeadProps = {
  title: React.ReactNode
  lead?: React.ReactNode
  /** On wide screens, `lead` is at the page's right edge beside the title, or in the text column of `LegalPage`. */
  leadPlace?: 'beside' | 'text-column'
  isWholePage?: boolean
  backdrop?: React.ReactNode
  className?: string
  children?: React.ReactNode
}

export function PageHead({
  title,
  lead,
  leadPlace,
  isWholePage = false,
  backdrop,
  className,
  children,
}: PageHeadProps) {
  return (
    <div
      data-whole-page={isWholePage || undefined}
      className={clsx(
        'on-dark relative overflow-hidden',
        isWholePage && 'md:grid md:min-h-[calc(80dvh-var(--header))] md:items-center',
        className,
      )}
    >
      <div
        className={clsx('container-page relative z-10 pt-8', leadPlace ? 'pb-8 md:py-14' : 'pb-12 md:py-20')}
      >
        <div
          className={clsx(
            leadPlace === 'beside' && 'lg:grid lg:cols-aside-104 lg:items-end lg:gap-x-16',
            leadPlace === 'text-column' && 'xl:grid xl:cols-aside-160 xl:items-end',
          )}
        >
          <h1 className="max-w-[18ch] text-title">{title}</h1>
          <div>
            {lead && (
              <p
                className={clsx(
                  'mt-5 max-w-136 text-18 text-balance text-fog',
                  leadPlace && (leadPlace === 'text-column' ? 'xl:mt-0' : 'lg:mt-0'),
                )}
              >
                {lead}
              </p>
            )}
            {children && (
              <div
                className={clsx('flex flex-wrap items-center gap-x-6 gap-y-3', leadPlace ? 'mt-6' : 'mt-8')}
              >
                {children}
              </div>
            )}
          </div>
        </div>
      </div>
      {backdrop}
    </div>
  )
}
