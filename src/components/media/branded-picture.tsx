import { clsx } from 'clsx'
import type { ContactLine, Placement } from '@/content/services/branding'
import { sampleDealer } from '@/content/services/sample-dealer'
import type { Dealer } from '@/lib/dealer'
import { colorsOf, type OverlayColors } from '@/lib/dealer-colors'
import { insetLine } from './inset-line'

type BrandedPictureProps = {
  ref?: React.Ref<HTMLDivElement>
  placement: Placement
  colors?: OverlayColors
  contact: ContactLine
  store?: Dealer
  /** Set this if the picture's alt text already includes the overlay's text. Screen readers then skip the overlay. */
  isOrnament?: boolean
  className?: string
  children: React.ReactNode
}

export function BrandedPicture({
  ref,
  placement,
  contact,
  store,
  colors = colorsOf(store?.color ?? 'navy'),
  isOrnament = false,
  className,
  children,
}: BrandedPictureProps) {
  const style = { background: colors.ground, color: colors.ink }
  const shows = (detail: ContactLine) => contact === detail || contact === 'both'
  return (
    <div ref={ref} className={clsx('@container relative overflow-hidden', insetLine, className)}>
      {children}
      <div aria-hidden={isOrnament || undefined} className="absolute inset-0 flex flex-col">
        <div className={clsx('flex flex-1 p-[2.5cqw]', corners[placement])}>
          <p
            className={clsx(
              'rounded px-[max(2cqw,0.5rem)] py-[max(1.3cqw,0.3rem)] text-center transition-colors',
              store?.logo && logoSides[store.logo.side],
            )}
            style={{ ...style, ...keyline }}
          >
            {store?.logo && (
              <img src={store.logo.picture} alt="" className={clsx('w-auto', logoSizes[store.logo.size])} />
            )}
            <BrandName store={store} />
          </p>
        </div>
        {contact !== 'none' && (
          <p
            className="flex flex-wrap justify-between text-[max(2cqw,0.8rem)] leading-snug font-semibold tabular-nums transition-colors"
            style={style}
          >
            {shows('phone') && (
              <span
                className={detailClasses}
                style={{ background: colors.ink, color: colors.ground, ...slantedEnd }}
              >
                {sampleDealer.phone}
              </span>
            )}{' '}
            {/* A small picture has room only for the phone number. */}
            {shows('website') && (
              <span className={clsx(detailClasses, contact === 'both' && '@max-3xs:hidden')}>
                {sampleDealer.website}
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

function BrandName({ store }: { store: Dealer | undefined }) {
  const classes =
    'block font-display text-[max(2.6cqw,0.75rem)] leading-none font-extrabold @max-3xs:text-[0.625rem]'
  if (store) return <bdi className={classes}>{store.name}</bdi>
  return (
    <>
      <span className={classes}>{sampleDealer.name}</span>{' '}
      <span className={clsx('mt-[0.15em]', classes)}>{sampleDealer.line}</span>
    </>
  )
}

// Few pages need these styles, so they aren't in the stylesheet that every page loads.
const keyline = { outline: '1px solid', outlineOffset: 'calc(-1 * max(0.4cqw, 2px))' }
const slantedEnd = {
  paddingRight: '4.5cqw',
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 2cqw) 100%, 0 100%)',
}
const detailClasses = 'px-[2.5cqw] py-[max(1cqw,0.4rem)]'

const logoSides = {
  left: 'flex items-center gap-[max(1.5cqw,0.5rem)]',
  right: 'flex flex-row-reverse items-center gap-[max(1.5cqw,0.5rem)]',
}

const logoSizes = {
  small: 'h-[max(3.5cqw,1.5rem)]',
  medium: 'h-[max(5cqw,2.25rem)]',
  large: 'h-[max(6.75cqw,3rem)]',
}

const corners = {
  'top-left': 'items-start justify-start',
  'top-right': 'items-start justify-end',
  'bottom-left': 'items-end justify-start',
  'bottom-right': 'items-end justify-end',
} satisfies Record<Placement, string>
