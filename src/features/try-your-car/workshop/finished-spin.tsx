import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { contactPath } from '@/lib/paths'
import { SteadyControls } from './steady-controls'
import { TakeAwayActions } from './take-away-actions'
import type { Workshop } from './use-workshop'
import type { DoneStage, Working } from './workshop-stage'

const { proper, done } = tryYourCarCopy

type FinishedSpinProps = {
  stage: DoneStage
  /** Set while the frames are steadied again. */
  working: Working | undefined
  workshop: Workshop
  frame: number
}

export function FinishedSpin({ stage, working, workshop, frame }: FinishedSpinProps) {
  return (
    <div className="mt-10 grid gap-12 md:mt-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
      <section aria-labelledby="proper">
        <h2 id="proper" className="text-heading">
          {proper.heading}
        </h2>
        <p className="mt-4 max-w-prose text-18 text-fog">{proper.lead}</p>
        <Button asChild className="mt-6">
          <Link to={contactPath('tried')}>{proper.action}</Link>
        </Button>
      </section>
      <div className="grid content-start gap-10">
        <TakeAwayActions spin={stage.spin} />
        <div className="border-t border-seam pt-8">
          <Button variant="outline" className="w-full" onClick={workshop.startOver}>
            {done.again}
          </Button>
        </div>
      </div>
      <div className="lg:col-span-2">
        <SteadyControls stage={stage} working={working} workshop={workshop} frame={frame} />
      </div>
    </div>
  )
}
