import { clsx } from 'clsx'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'

type SplitHeadProps = {
  title: string
  lead: React.ReactNode
  picture: { source: PictureSource; alt: string; className: string; frameClassName?: string }
  children: React.ReactNode
}

export function SplitHead({ title, lead, picture, children }: SplitHeadProps) {
  return (
    <div className="on-dark relative overflow-hidden xl:grid xl:min-h-[min(34vw,40rem)] xl:items-center">
      <div className="container-page relative z-10 pt-8 pb-10 md:py-12 xl:py-28">
        <div className="xl:max-w-[44%]">
          <h1
            className={clsx(
              'max-[22rem]:text-40',
              // Long titles use a smaller font size, so they fit on two lines.
              title.length > 24 ? 'text-heading xl:text-[3rem]' : 'text-title md:text-40 xl:text-56',
            )}
          >
            {title}
          </h1>
          <p className="mt-5 max-w-136 text-18 text-balance text-fog">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
        </div>
      </div>
      <div
        className={clsx(
          'relative md:aspect-2/1 xl:absolute xl:inset-y-0 xl:right-0',
          picture.frameClassName ?? 'aspect-video xl:left-[46%] xl:aspect-auto',
        )}
      >
        <Picture
          source={picture.source}
          alt={picture.alt}
          sizes="(min-width: 1280px) 70vw, 100vw"
          priority
          className={clsx('size-full object-cover', picture.className)}
        />
      </div>
    </div>
  )
}
