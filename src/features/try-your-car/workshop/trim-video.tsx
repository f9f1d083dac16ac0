import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { limits } from '../frames/spin-limits'
import { OwnedCanvas } from './owned-canvas'
import { StepHead } from './step-head'
import { ToolRange } from './tool-range'
import { useEndFrames } from './use-end-frames'
import type { Workshop } from './use-workshop'
import type { TrimStage } from './workshop-stage'

const copy = tryYourCarCopy.trim
const step = 0.1

export function TrimVideo({ stage, workshop }: { stage: TrimStage; workshop: Workshop }) {
  const { video, strip } = stage
  const [range, setRange] = useState(stage.range)
  const ends = useEndFrames(video, range)
  const share = (seconds: number) => `${(seconds / video.seconds) * 100}%`

  return (
    <section aria-label={copy.heading}>
      <div className="grid items-end gap-x-12 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <StepHead heading={copy.heading} lead={copy.lead} />
        <div className="grid grid-cols-2 gap-1 md:gap-3">
          <EndFrame label={copy.first} canvas={ends.first} />
          <EndFrame label={copy.last} canvas={ends.last} />
        </div>
      </div>
      <div className="relative mt-4 flex h-14 overflow-hidden rounded md:mt-6 md:h-20">
        {strip.map((canvas, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes
          <OwnedCanvas key={index} canvas={canvas} className="min-w-0 flex-1" />
        ))}
        <span className="absolute inset-y-0 left-0 bg-ink/80" style={{ width: share(range.start) }} />
        <span className="absolute inset-y-0 right-0 bg-ink/80" style={{ left: share(range.end) }} />
        <span
          className="absolute inset-y-0 border-x-3 border-signal"
          style={{ left: share(range.start), right: `calc(100% - ${share(range.end)})` }}
        />
      </div>
      <div className="mt-5 grid gap-x-12 gap-y-3 sm:grid-cols-2">
        <ToolRange
          label={copy.start}
          value={range.start}
          min={0}
          max={video.seconds}
          step={step}
          text={timeText(range.start)}
          onChange={(start) =>
            setRange({ ...range, start: Math.min(start, range.end - limits.shortestVideoSeconds) })
          }
        />
        <ToolRange
          label={copy.end}
          value={range.end}
          min={0}
          max={video.seconds}
          step={step}
          text={timeText(range.end)}
          onChange={(end) =>
            setRange({ ...range, end: Math.max(end, range.start + limits.shortestVideoSeconds) })
          }
        />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => workshop.makeOfVideo(stage, range)}>{copy.make}</Button>
        <Button variant="quiet" onClick={workshop.startOver}>
          {copy.back}
        </Button>
      </div>
    </section>
  )
}

function EndFrame({ label, canvas }: { label: string; canvas: React.Ref<HTMLCanvasElement> }) {
  return (
    <figure className="min-w-0">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="aspect-video w-full rounded bg-graphite object-contain"
      />
      <figcaption aria-hidden="true" className="mt-2 text-14 text-fog">
        {label}
      </figcaption>
    </figure>
  )
}

/** '0:07.4' */
function timeText(seconds: number): string {
  const rest = (seconds % 60).toFixed(1).padStart(4, '0')
  return `${Math.floor(seconds / 60)}:${rest}`
}
