import { clsx } from 'clsx'
import { Images, Video } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FileButton } from '@/components/forms/controls/file-button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { paths } from '@/lib/paths'
import { OfflineNote } from './offline-note'
import { ProblemNotice } from './problem-notice'
import type { Readiness } from './use-readiness'
import { WalkDiagram } from './walk-diagram'

const { title, lead, choose, diagram } = tryYourCarCopy

type ChooseFilesProps = {
  onChoose: (files: File[]) => void
  problem: string | undefined
  readiness: Readiness
  isDraggedOver: boolean
}

export function ChooseFiles({ onChoose, problem, readiness, isDraggedOver }: ChooseFilesProps) {
  return (
    <div className="grid items-center gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,42%)] lg:gap-16">
      <div>
        <h1 data-step-start tabIndex={-1} className="text-80 max-lg:text-56">
          {title}
        </h1>
        <p className="mt-5 max-w-136 text-18 text-balance text-fog">{lead}</p>
        {problem && <ProblemNotice text={problem} />}
        <div className="mt-8 flex flex-wrap gap-3">
          <FileButton variant="primary" accept="video/*,.mp4,.m4v,.mov,.webm" onChoose={onChoose}>
            <Video className="size-5" />
            {choose.video}
          </FileButton>
          <FileButton variant="outline" accept="image/*" multiple onChoose={onChoose}>
            <Images className="size-5" />
            {choose.photos}
          </FileButton>
        </div>
        <p className="hidden rounded border border-current p-4 text-16 noscript:block">{choose.scriptless}</p>
        <p className="mt-4 mb-6 max-w-136 text-14 text-fog">
          {choose.formats} <span className="max-md:hidden pointer-coarse:hidden">{choose.drop}</span>
        </p>
        <OfflineNote readiness={readiness} />
        <Link to={paths.spin} className="text-link mt-2 inline-flex min-h-11 items-center text-16">
          {choose.sample}
        </Link>
      </div>
      <figure
        className={clsx(
          'mx-auto w-2/3 max-w-128 md:w-full rounded-full border border-dashed',
          isDraggedOver ? 'border-paper' : 'border-transparent',
        )}
      >
        <figcaption className="text-center text-14 font-semibold">
          <span className="sr-only">{diagram.alt}</span>
          <span aria-hidden="true">{diagram.start}</span>
        </figcaption>
        <WalkDiagram share={0} />
      </figure>
    </div>
  )
}
