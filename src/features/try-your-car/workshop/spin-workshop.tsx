import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { useFileDrop } from '@/lib/files'
import { ChooseFiles } from './choose-files'
import { OurSpin, type OurSpinProps } from './our-spin'
import { OwnViewer } from './own-viewer'
import { ProblemNotice } from './problem-notice'
import { StepHead } from './step-head'
import { useReadiness } from './use-readiness'
import { useWorkshop } from './use-workshop'
import { WorkingRing } from './working-ring'

const { title, done } = tryYourCarCopy

type SpinWorkshopProps = { ours: Pick<OurSpinProps, 'live' | 'still'> }

export function SpinWorkshop({ ours }: SpinWorkshopProps) {
  const workshop = useWorkshop()
  const { stage, working } = workshop
  const [isViewerReady, setViewerReady] = useState(false)
  const onListening = useCallback(() => setViewerReady(true), [])
  const readiness = useReadiness(isViewerReady)
  const { isDraggedOver, ...drop } = useFileDrop(workshop.choose)

  const step = working ? 'working' : stage.name
  const section = useNewStep(step)
  const { TrimVideo, ArrangePhotos, FinishedSpin } = workshop.toolbox ?? {}

  return (
    <section
      ref={section}
      aria-label={title}
      className={clsx(
        'on-dark scroll-mt-0',
        step === 'choose'
          ? 'relative overflow-hidden pt-6 md:pt-12 xl:pt-16 xl:pb-10'
          : 'pt-4 pb-14 md:pt-8 md:pb-24',
      )}
      {...(step === 'choose' ? drop : {})}
    >
      <div className="container-page">
        {step === 'choose' ? (
          <ChooseFiles
            onChoose={workshop.choose}
            problem={stage.problem}
            readiness={readiness}
            isDraggedOver={isDraggedOver}
          />
        ) : (
          <h1 className="mb-3 font-text text-16 font-medium text-fog">{title}</h1>
        )}
        {!working && step !== 'choose' && stage.problem && <ProblemNotice text={stage.problem} />}
        {working && <WorkingRing working={working} onCancel={workshop.cancel} />}
        {!working && stage.name === 'trim' && TrimVideo && (
          <TrimVideo video={stage.video} workshop={workshop} />
        )}
        {!working && stage.name === 'arrange' && ArrangePhotos && (
          <ArrangePhotos set={stage.set} workshop={workshop} />
        )}
        {stage.name === 'done' && <StepHead heading={done.heading} lead={done.lead} />}
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
          <OwnViewer spin={stage.name === 'done' ? stage.spin : undefined} onListening={onListening} />
          <OurSpin isShown={stage.name === 'done'} isOffline={readiness === 'offline'} {...ours} />
        </div>
        {stage.name === 'done' && FinishedSpin && <FinishedSpin stage={stage} workshop={workshop} />}
      </div>
    </section>
  )
}

function useNewStep(step: string) {
  const section = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.querySelector<HTMLElement>('[data-step-start]')?.focus({ preventScroll: true })
  }, [step])
  return section
}
