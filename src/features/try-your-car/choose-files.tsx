import { Images, Video } from 'lucide-react'
import { tryYourCarCopy } from '@/content/try-your-car'
import { FileButton } from './file-button'
import type { ProblemId } from './frames/problem'
import { OfflineNote } from './offline-note'
import { ProblemNotice } from './problem-notice'
import type { Readiness } from './use-readiness'

const copy = tryYourCarCopy.choose

type ChooseFilesProps = { onChoose: (files: File[]) => void; problem?: ProblemId; readiness: Readiness }

/** A video or photos: picked, or dropped on the page. */
export function ChooseFiles({ onChoose, problem, readiness }: ChooseFilesProps) {
  return (
    <div>
      {problem && <ProblemNotice id={problem} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <FileButton variant="primary" accept="video/*,.mp4,.m4v,.mov,.webm" onChoose={onChoose}>
          <Video aria-hidden="true" className="size-5" />
          {copy.video}
        </FileButton>
        <FileButton variant="outline" accept="image/*" multiple onChoose={onChoose}>
          <Images aria-hidden="true" className="size-5" />
          {copy.photos}
        </FileButton>
      </div>
      <p className="hidden rounded border border-current p-4 text-16 noscript:block">{copy.scriptless}</p>
      <p className="mt-4 mb-8 max-w-[34rem] text-14 text-fog">{copy.formats}</p>
      <OfflineNote readiness={readiness} />
    </div>
  )
}
