import { clsx } from 'clsx'
import { useId } from 'react'

type SectionProps = {
  heading?: React.ReactNode
  lead?: React.ReactNode
  /** Use 'none' if `className` sets the background. */
  tone?: 'paper' | 'mist' | 'ink' | 'none'
  id?: string
  isHeadingBeside?: boolean
  beside?: React.ReactNode
  className?: string
  children: React.ReactNode
}

const grounds = { paper: 'bg-paper', mist: 'bg-mist', ink: 'on-dark', none: '' }

export function Section({
  heading,
  lead,
  tone = 'paper',
  id,
  isHeadingBeside = false,
  beside,
  className,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={clsx('py-14 md:py-22', grounds[tone], className)}
    >
      <div
        className={clsx(
          'container-page',
          isHeadingBeside && 'lg:grid lg:cols-label-80 lg:gap-20',
          beside && 'lg:grid lg:grid-cols-[5fr_6fr] lg:gap-20',
        )}
      >
        {heading && (
          <header
            className={clsx(
              'mb-8',
              !beside && 'max-w-prose',
              isHeadingBeside && 'lg:tall:sticky lg:top-28 lg:self-start',
              beside && 'lg:roomy:sticky lg:top-28 lg:self-start',
              !isHeadingBeside && !beside && 'md:mb-12',
            )}
          >
            <h2 id={headingId} className={clsx('text-heading', isHeadingBeside && 'md:text-40')}>
              {heading}
            </h2>
            {lead && <p className="mt-4 text-18 text-balance text-steel in-[.on-dark]:text-fog">{lead}</p>}
            {beside}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
