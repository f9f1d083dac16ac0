import { clsx } from 'clsx'
import { Images, ShieldCheck, Video, WifiOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FileButton } from '@/components/forms/controls/file-button'
import { Picture } from '@/components/media/picture'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { handPhone1 } from '@/content/media/stills/hand-pictures'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { paths } from '@/lib/paths'
import { ProblemNotice } from './problem-notice'
import type { Readiness } from './use-readiness'

const { title, lead, choose, example } = tryYourCarCopy

type ChooseFilesProps = {
  onChoose: (files: File[]) => void
  problem: string | undefined
  readiness: Readiness
  isDraggedOver: boolean
}

export function ChooseFiles({ onChoose, problem, readiness, isDraggedOver }: ChooseFilesProps) {
  return (
    <div className="items-center xl:grid xl:grid-cols-2">
      <div className="xl:pr-8">
        <h1 data-step-start tabIndex={-1} className="text-56 xl:max-w-100">
          {title}
        </h1>
        <p className="mt-5 max-w-136 text-18 text-balance text-fog">{lead}</p>
        {problem && <ProblemNotice text={problem} />}
        <div className="mt-8 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2 sm:gap-3">
          <FileButton variant="primary" accept="video/*,.mp4,.m4v,.mov,.webm" onChoose={onChoose}>
            <Video className="size-5" />
            {choose.video}
          </FileButton>
          <FileButton variant="outline" accept="image/*" multiple onChoose={onChoose}>
            <Images className="size-5" />
            {choose.photos}
          </FileButton>
        </div>
        <Link to={paths.spin} className="text-link mt-2 inline-flex min-h-11 items-center text-16">
          {choose.sample}
        </Link>
        <p className="mt-5 hidden rounded border border-current p-4 text-16 noscript:block">
          {choose.scriptless}
        </p>
        <p className="mt-2 mb-4 max-w-136 text-14 text-balance text-fog xl:mt-4 xl:max-w-120 xl:border-t xl:border-line-dark xl:pt-4">
          {choose.formats} <span className="max-md:hidden pointer-coarse:hidden">{choose.drop}</span>
        </p>
        <OfflineNote readiness={readiness} />
      </div>
      <figure
        className={clsx(
          'relative -mx-5 mt-6 md:-mx-8 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[44%] xl:m-0',
          isDraggedOver && 'outline-2 -outline-offset-2 outline-paper outline-dashed',
        )}
      >
        <Picture
          source={handPhone1}
          alt={example.alt}
          sizes="(min-width: 1280px) 75vw, 100vw"
          priority
          className="h-auto w-full xl:size-full xl:object-cover xl:object-[66%_50%]"
        />
        <figcaption className="absolute bottom-3 left-5 flex items-center gap-2 rounded bg-ink py-1 pr-3 pl-1 text-14 font-medium md:bottom-5 md:left-8 xl:left-5">
          <TurntableRing className="size-8" />
          {example.caption}
        </figcaption>
      </figure>
    </div>
  )
}

function OfflineNote({ readiness }: { readiness: Readiness }) {
  const Icon = readiness === 'offline' ? WifiOff : ShieldCheck
  return (
    <p role="status" className="flex min-h-[3lh] max-w-136 items-start gap-3 text-16 text-fog sm:min-h-[2lh]">
      <Icon className="mt-0.5 size-5 shrink-0 text-paper" />
      <span className="text-balance">{tryYourCarCopy.offline[readiness]}</span>
    </p>
  )
}
