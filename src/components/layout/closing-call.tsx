import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { Picture } from '@/components/media/picture'
import { buttonClasses } from '@/components/ui/button'
import type { PictureSource } from '@/content/media/picture-source'
import { type ContactIntent, contactPath } from '@/lib/paths'

type ClosingCallProps = {
  heading: string
  lead?: string
  action: string
  /** The picture's edges must have the color `ink`, so they blend into the background. */
  picture?: PictureSource
  intent?: ContactIntent
  children?: React.ReactNode
}

export function ClosingCall({ heading, lead, action, picture, intent = 'demo', children }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-call" className="on-dark relative overflow-hidden">
      <div
        className={clsx(
          'container-page relative z-10',
          picture
            ? 'pt-14 pb-4 md:py-28'
            : 'flex flex-wrap items-center justify-between gap-x-16 gap-y-6 py-14 md:py-20 lg:flex-nowrap',
        )}
      >
        <div className={clsx(picture ? 'md:max-w-[50%]' : 'max-w-176')}>
          <h2 id="closing-call" className="text-heading">
            {heading}
          </h2>
          {lead && <p className="mt-5 max-w-136 text-18 text-balance text-fog">{lead}</p>}
        </div>
        <div
          className={clsx('flex flex-wrap items-center gap-x-6 gap-y-3', picture ? 'mt-8' : 'lg:shrink-0')}
        >
          <Link className={buttonClasses()} to={contactPath(intent)}>
            {action}
          </Link>
          {children}
        </div>
      </div>
      {picture && (
        <div className="md:absolute md:right-0 md:-bottom-6 md:w-[56%] lg:max-w-192">
          <Picture
            source={picture}
            alt=""
            sizes="(min-width: 1440px) 48rem, (min-width: 768px) 56vw, 100vw"
            className="h-auto w-full max-md:aspect-2/1 max-md:object-cover"
          />
        </div>
      )}
    </section>
  )
}
