import { useCallback, useEffect, useRef, useState } from 'react'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { tryYourCarCopy } from '@/content/try-your-car'
import { cn } from '@/lib/cn'
import { ArrangePhotos } from './arrange-photos'
import { ChooseFiles } from './choose-files'
import { FinishedSpin } from './finished-spin'
import { OwnViewer } from './own-viewer'
import { ProblemNotice } from './problem-notice'
import { StepHead } from './step-head'
import { TrimVideo } from './trim-video'
import { useFileDrop } from './use-file-drop'
import { useReadiness } from './use-readiness'
import { useWorkshop } from './use-workshop'
import { WalkDiagram } from './walk-diagram'
import { WorkingRing } from './working-ring'

const copy = tryYourCarCopy

/** From a visitor's files to a turning car, all of it in the browser. */
export function SpinWorkshop() {
  const workshop = useWorkshop()
  const { stage, working } = workshop
  const [isViewerReady, setViewerReady] = useState(false)
  const onListening = useCallback(() => setViewerReady(true), [])
  const readiness = useReadiness(isViewerReady)
  const [frame, setFrame] = useState(0)
  const { isDraggedOver, ...drop } = useFileDrop(workshop.choose)

  const step = working && stage.name !== 'done' ? 'working' : stage.name
  const isBeginning = step === 'choose'
  const bay = useFocusOnNewStep(step)

  return (
    <section
      ref={bay}
      aria-label={copy.title}
      className={cn('on-dark', isBeginning ? 'pt-8 pb-14 md:py-20' : 'pt-4 pb-14 md:pt-8 md:pb-24')}
      {...(isBeginning ? drop : {})}
    >
      <div
        className={cn(
          'container-page',
          isBeginning && 'grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-16',
        )}
      >
        <div>
          {isBeginning && <TurntableRing className="mb-6 size-10 text-fog md:size-12" />}
          <h1 className={isBeginning ? 'text-80' : 'mb-6 font-text text-16 font-medium text-fog md:mb-10'}>
            {copy.title}
          </h1>
          {isBeginning && (
            <>
              <p className="mt-5 max-w-[34rem] text-18 text-balance text-fog">{copy.lead}</p>
              <ChooseFiles onChoose={workshop.choose} problem={stage.problem} readiness={readiness} />
            </>
          )}
        </div>
        {isBeginning && (
          <div role="img" aria-label={copy.diagram.alt}>
            <WalkDiagram
              className={cn('mx-auto max-w-[32rem] rounded-full', isDraggedOver && 'bg-graphite')}
            />
          </div>
        )}
        {!isBeginning && stage.problem && !working && <ProblemNotice id={stage.problem} />}
        {step === 'working' && working && <WorkingRing working={working} onCancel={workshop.cancel} />}
        {step === 'trim' && stage.name === 'trim' && <TrimVideo stage={stage} workshop={workshop} />}
        {step === 'arrange' && stage.name === 'arrange' && (
          <ArrangePhotos set={stage.set} workshop={workshop} />
        )}
        {step === 'done' && <StepHead heading={copy.done.heading} lead={copy.done.lead} />}
        <OwnViewer
          spin={stage.name === 'done' ? stage.spin : undefined}
          isShown={step === 'done'}
          onListening={onListening}
          onTurn={setFrame}
        />
        {stage.name === 'done' && (
          <FinishedSpin stage={stage} working={working} workshop={workshop} frame={frame} />
        )}
      </div>
    </section>
  )
}

/** Who uses a keyboard or listens goes on where the page does. */
function useFocusOnNewStep(step: string) {
  const bay = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    bay.current?.querySelector<HTMLElement>('[data-step-start]')?.focus()
  }, [step])
  return bay
}
