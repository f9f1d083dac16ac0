import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { RangeInput } from '@/components/ui/range-input'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { limits } from '../frames/job'
import type { Video } from '../video/open-video'
import { StepHead } from './step-head'
import type { Workshop } from './use-workshop'

const copy = tryYourCarCopy.trim

export function TrimVideo({ video, workshop }: { video: Video; workshop: Workshop }) {
  const [{ start, end }, setRange] = useState({ start: 0, end: video.seconds })
  const shortest = limits.minVideoSeconds

  return (
    <section aria-label={copy.heading}>
      <StepHead heading={copy.heading} lead={copy.lead} />
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        <EndOfTurn
          video={video}
          label={copy.start}
          picture={copy.first}
          seconds={start}
          onChange={(seconds) => setRange({ start: Math.min(seconds, end - shortest), end })}
        />
        <EndOfTurn
          video={video}
          label={copy.end}
          picture={copy.last}
          seconds={end}
          onChange={(seconds) => setRange({ start, end: Math.max(seconds, start + shortest) })}
        />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => workshop.makeOfVideo(video, { start, end })}>{copy.make}</Button>
        <Button variant="quiet" onClick={workshop.startOver}>
          {copy.back}
        </Button>
      </div>
    </section>
  )
}

type EndOfTurnProps = {
  video: Video
  label: string
  picture: string
  seconds: number
  onChange: (seconds: number) => void
}

function EndOfTurn({ video, label, picture, seconds, onChange }: EndOfTurnProps) {
  const id = useId()
  const preview = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    // Safari on iOS shows no picture at the exact start or end of a video.
    const shown = Math.max(0.001, Math.min(seconds, video.seconds - 0.01))
    if (preview.current) preview.current.currentTime = shown
  }, [seconds, video])

  return (
    <div className="min-w-0">
      <video
        ref={preview}
        src={video.url}
        muted
        playsInline
        preload="auto"
        aria-label={picture}
        className="aspect-video w-full rounded bg-graphite object-contain"
      />
      <div className="mt-3 flex justify-between gap-4 text-16">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-fog tabular-nums">
          {timeText(seconds)}
        </output>
      </div>
      <RangeInput
        id={id}
        {...{ min: 0, max: video.seconds, step: 0.1, value: seconds, onChange }}
        aria-valuetext={timeText(seconds)}
        className="accent-signal"
      />
    </div>
  )
}

function timeText(seconds: number): string {
  const rest = (seconds % 60).toFixed(1).padStart(4, '0')
  return `${Math.floor(seconds / 60)}:${rest}`
}
