import { type ContactLine, type Placement, type SchemeId, sampleDealer } from '@/content/services/branding'
import { cn } from '@/lib/cn'

type BrandedPictureProps = {
  placement: Placement
  scheme: SchemeId
  contact: ContactLine
  /** The overlay belongs to the picture and its alt text; otherwise it is read out as text. */
  isOrnament?: boolean
  className?: string
  /** The picture, filling its frame. */
  children: React.ReactNode
}

/** A picture that wears a dealership's overlay: a plate with its name in a corner, a strip with its contact line. */
export function BrandedPicture({
  placement,
  scheme,
  contact,
  isOrnament = false,
  className,
  children,
}: BrandedPictureProps) {
  const shows = (detail: ContactLine) => contact === detail || contact === 'both'
  return (
    <div className={cn('@container relative overflow-hidden', className)}>
      {children}
      <div aria-hidden={isOrnament || undefined} className="absolute inset-0 flex flex-col">
        <div className={cn('flex flex-1 p-[2.5cqw]', corners[placement])}>
          <p
            className={cn(
              'rounded px-[max(2cqw,0.75rem)] py-[max(1.3cqw,0.5rem)] text-center transition-colors',
              schemes[scheme],
            )}
          >
            <span className="block font-display text-[max(2.6cqw,0.95rem)] leading-none font-extrabold">
              {sampleDealer.name}
            </span>{' '}
            <span className="mt-[0.15em] block font-display text-[max(2.6cqw,0.95rem)] leading-none font-extrabold">
              {sampleDealer.line}
            </span>
          </p>
        </div>
        {contact !== 'none' && (
          <p
            className={cn(
              'flex flex-wrap justify-between gap-x-4 px-[2.5cqw] py-[max(1cqw,0.4rem)] text-[max(2cqw,0.8rem)] leading-snug font-semibold tabular-nums transition-colors',
              schemes[scheme],
            )}
          >
            {shows('phone') && <span>{sampleDealer.phone}</span>}{' '}
            {shows('website') && <span>{sampleDealer.website}</span>}
          </p>
        )}
      </div>
    </div>
  )
}

const corners = {
  'top-left': 'items-start justify-start',
  'top-right': 'items-start justify-end',
  'bottom-left': 'items-end justify-start',
  'bottom-right': 'items-end justify-end',
} satisfies Record<Placement, string>

const schemes = {
  night: 'bg-ink text-paper',
  daylight: 'bg-paper text-ink',
  copper: 'bg-signal text-ink',
  harbor: 'bg-sky text-ink',
} satisfies Record<SchemeId, string>
