import { frameCount } from '@viewer/frames/angle'
import { clsx } from 'clsx'
import { CarFromAbove } from './car-from-above'

type WalkDiagramProps = {
  /** How far around the car, from 0 to 1. */
  share: number
  className?: string
}

const frames = Array.from({ length: frameCount }, (_, frame) => frame)

export function WalkDiagram({ share, className }: WalkDiagramProps) {
  const done = share * frameCount
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true" className={clsx('block h-auto w-full', className)}>
      <linearGradient id="phone-view" x2="0" y2="1" className="text-seam">
        <stop stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path d="M0 -158L-90 10H90Z" fill="url(#phone-view)" transform={`rotate(${share * 360})`} />
      {frames.map((frame) => {
        const isLit = frame === 0 || frame < done
        return (
          <line
            key={frame}
            y1={isLit ? -186 : -178}
            y2="-160"
            transform={`rotate(${frame * 10})`}
            strokeWidth={isLit ? 4 : 2}
            className={isLit ? 'stroke-signal' : 'stroke-rim'}
          />
        )
      })}
      <CarFromAbove />
      <g transform={`rotate(${share * 360})`}>
        <rect x="-15" y="-156" width="30" height="9" rx="2.5" className="fill-paper" />
        <circle cx="8" cy="-147" r="2.5" className="fill-paper" />
      </g>
    </svg>
  )
}
