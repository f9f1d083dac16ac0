import { frameCount } from '@viewer/frames/angle'

const frames = Array.from({ length: frameCount }, (_, frame) => frame)

/** @param share the fraction of the way around the car, from 0 to 1 */
export function WalkDiagram({ share }: { share: number }) {
  const done = share * frameCount
  return (
    <svg
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      className="block h-auto w-full max-w-[min(28rem,52vh)]"
    >
      <linearGradient id="phone-view" x2="0" y2="1" className="text-line-dark">
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
            className={isLit ? 'stroke-signal' : 'stroke-control'}
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

/**
 * The car points up and is 200 units long before it's scaled. The diagram is to scale for a 15 ft car and a
 * photographer 15 ft away.
 */
function CarFromAbove() {
  return (
    <g transform="scale(0.52)" strokeWidth="3" strokeLinejoin="round" className="fill-ink stroke-fog">
      <path
        className="fill-graphite"
        d="M-41 -44C-46 -43 -54 -39 -55 -35C-55 -32 -49 -31 -41 -33M41 -44C46 -43 54 -39 55 -35C55 -32 49 -31 41 -33"
      />
      <path
        className="fill-graphite"
        d="M0 -100C17 -100 29 -96 35 -88C40 -80 42 -66 42.5 -50C43.5 -20 43.5 40 42.5 66C42 82 39 92 33 96C26 99.5 14 101 0 101C-14 101 -26 99.5 -33 96C-39 92 -42 82 -42.5 66C-43.5 40 -43.5 -20 -42.5 -50C-42 -66 -40 -80 -35 -88C-29 -96 -17 -100 0 -100Z"
      />
      <path
        className="fill-none stroke-control"
        d="M-27 -92C-28 -74 -30 -58 -32 -46M27 -92C28 -74 30 -58 32 -46"
      />
      <path d="M-34 -29C-27 -40 -15 -44 0 -44C15 -44 27 -40 34 -29C33 -20 31 -12 29 -6C12 -11 -12 -11 -29 -6C-31 -12 -33 -20 -34 -29Z" />
      <path
        className="fill-none stroke-control"
        d="M-28 2C-11 -3 11 -3 28 2C30 22 30 42 28 60C11 64 -11 64 -28 60C-30 42 -30 22 -28 2Z"
      />
      <path d="M-28 67C-11 71 11 71 28 67C30 74 31 80 32 86C24 91 12 93 0 93C-12 93 -24 91 -32 86C-31 80 -30 74 -28 67Z" />
      <path
        className="stroke-none"
        d="M-38 -12C-36 -4 -35 4 -35 12V26H-39ZM-39 31H-35V52C-35 58 -36 64 -38 70ZM38 -12C36 -4 35 4 35 12V26H39ZM39 31H35V52C35 58 36 64 38 70Z"
      />
      <path
        className="fill-none stroke-paper"
        strokeWidth="6"
        strokeLinecap="round"
        d="M-30 -91C-26 -94 -20 -96 -14 -97M30 -91C26 -94 20 -96 14 -97"
      />
    </g>
  )
}
