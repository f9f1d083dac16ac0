import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { noSteadying, type Steadying } from '../frames/steady-crop'
import { SteadyPreview } from './steady-preview'
import { ToolCheckbox } from './tool-checkbox'
import { ToolRange } from './tool-range'
import type { Workshop } from './use-workshop'
import type { DoneStage, Working } from './workshop-stage'

const copy = tryYourCarCopy.steady

type SteadyControlsProps = {
  stage: DoneStage
  working: Working | undefined
  workshop: Workshop
  frame: number
}

export function SteadyControls({ stage, working, workshop, frame }: SteadyControlsProps) {
  const [wanted, setWanted] = useState(stage.steadying)
  const change = (part: Partial<Steadying>) => setWanted({ ...wanted, ...part })
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(stage.steadying)

  return (
    <details className="group border-y border-seam">
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-22">{copy.heading}</h2>
        <ChevronDown className="size-6 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mb-6 text-16 text-fog">{copy.lead}</p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SteadyPreview stage={stage} steadying={wanted} frame={frame} />
        <div className="grid content-start gap-2">
          <ToolRange
            {...{ label: copy.tilt, min: -8, max: 8, step: 0.2, value: wanted.tilt }}
            text={copy.degrees(wanted.tilt)}
            onChange={(tilt) => change({ tilt })}
          />
          <ToolRange
            {...{ label: copy.zoom, min: 1, max: 2, step: 0.05, value: wanted.zoom }}
            text={copy.percent(wanted.zoom)}
            onChange={(zoom) => change({ zoom })}
          />
          <ToolRange
            {...{ label: copy.height, min: -1, max: 1, step: 0.05, value: wanted.height }}
            text={copy.percent(wanted.height)}
            onChange={(height) => change({ height })}
          />
          <ToolCheckbox
            label={copy.exposure}
            isChecked={wanted.isExposureMatched}
            onChange={(isExposureMatched) => change({ isExposureMatched })}
          />
          <ToolCheckbox
            label={copy.reverse}
            isChecked={wanted.isReversed}
            onChange={(isReversed) => change({ isReversed })}
          />
        </div>
      </div>
      <div className="mt-5 mb-8 flex flex-wrap items-center gap-3">
        {working ? (
          <>
            <progress
              aria-label={tryYourCarCopy.working.steadying}
              value={working.share}
              className="h-2 w-48 accent-signal"
            />
            <Button variant="outline" onClick={workshop.cancel}>
              {tryYourCarCopy.working.cancel}
            </Button>
          </>
        ) : (
          <Button
            variant="outline"
            aria-disabled={!isChanged}
            onClick={() => isChanged && workshop.steady(stage, wanted)}
          >
            {copy.apply}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setWanted(noSteadying)}>
          {copy.reset}
        </Button>
      </div>
    </details>
  )
}
