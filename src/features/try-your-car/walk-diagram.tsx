import { TurntableRing } from '@/components/ui/turntable-ring'
import { cn } from '@/lib/cn'

type WalkDiagramProps = {
  isLit?: (frame: number) => boolean
  className?: string
  children?: React.ReactNode
}

/** A car from above, its nose up, inside the ring of the walk around it. */
export function WalkDiagram({ isLit, className, children }: WalkDiagramProps) {
  return (
    <div className={cn('relative aspect-square w-full', className)}>
      <TurntableRing className="absolute inset-0 size-full text-seam" tick={7} isLit={isLit} />
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        <CarFromAbove />
      </svg>
      {children}
    </div>
  )
}

function CarFromAbove() {
  return (
    <g strokeWidth="0.5" strokeLinejoin="round">
      <path
        className="fill-graphite stroke-fog"
        d="M39.4 33.5C38.2 34 36.6 35 36.4 35.9C36.3 36.5 37.6 36.6 39.1 36.2M60.6 33.5C61.8 34 63.4 35 63.6 35.9C63.7 36.5 62.4 36.6 60.9 36.2"
      />
      <path
        className="fill-graphite stroke-fog"
        d="M50 18.6C54.6 18.6 58 19.8 59.4 22.4C60.4 24.4 60.9 28 61 32C61.2 44 61.2 60 60.9 70C60.8 75.4 60.3 78.6 58.6 80.3C57 81.7 54 82.2 50 82.2C46 82.2 43 81.7 41.4 80.3C39.7 78.6 39.2 75.4 39.1 70C38.8 60 38.8 44 39 32C39.1 28 39.6 24.4 40.6 22.4C42 19.8 45.4 18.6 50 18.6Z"
      />
      <path
        className="fill-none stroke-rim"
        d="M42.6 23.6C42.3 27.4 42 30.6 41.6 33.6M57.4 23.6C57.7 27.4 58 30.6 58.4 33.6"
      />
      <path
        className="fill-ink stroke-rim"
        d="M41.2 38.6C43 36 46 34.9 50 34.9C54 34.9 57 36 58.8 38.6C58.4 41.2 58 43.4 57.6 45C52.6 43.6 47.4 43.6 42.4 45C42 43.4 41.6 41.2 41.2 38.6Z"
      />
      <path
        className="fill-none stroke-rim"
        d="M42.8 47C47.6 45.7 52.4 45.7 57.2 47C57.6 54 57.6 62 57 68.6C52.4 69.6 47.6 69.6 43 68.6C42.4 62 42.4 54 42.8 47Z"
      />
      <path
        className="fill-ink stroke-rim"
        d="M42.9 70.6C47.6 71.6 52.4 71.6 57.1 70.6C57.5 72.6 57.8 74.4 57.9 76C55.4 77.6 53 78.2 50 78.2C47 78.2 44.6 77.6 42.1 76C42.2 74.4 42.5 72.6 42.9 70.6Z"
      />
      <path
        className="fill-ink stroke-none"
        d="M40.3 43.4C40.9 46 41.2 48 41.2 50V55.6H40.2ZM40.2 57H41.2V65.4C41.2 67 41 68.6 40.4 70.2ZM59.7 43.4C59.1 46 58.8 48 58.8 50V55.6H59.8ZM59.8 57H58.8V65.4C58.8 67 59 68.6 59.6 70.2Z"
      />
      <path
        className="fill-none stroke-paper"
        strokeWidth="0.9"
        strokeLinecap="round"
        d="M42.4 21.4C43.6 20.6 45 20.1 46.4 19.9M57.6 21.4C56.4 20.6 55 20.1 53.6 19.9"
      />
    </g>
  )
}
