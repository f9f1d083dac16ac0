import { useEffect, useRef, useState } from 'react'
import { problemTexts } from '@/content/try-your-car/problem-texts'
import { reversed } from '../frames/angle-order'
import { isCalledPhoto, isCalledVideo } from '../frames/file-kind'
import type { Job, RawFrame } from '../frames/job'
import type { Spin } from '../frames/make-spin'
import { problemText } from '../frames/problem'
import type { PhotoSet } from '../frames/read-photos'
import type { Video } from '../video/open-video'
import type { Range } from '../video/pick-frames'

type Task = 'opening' | 'photos' | 'picking' | 'making'

export type DoneStage = { name: 'done'; spin: Spin }

type Stage = (
  | { name: 'choose' }
  | { name: 'trim'; video: Video }
  | { name: 'arrange'; set: PhotoSet }
  | DoneStage
) & { problem?: string }

export type Working = { task: Task; share: number }

type Toolbox = typeof import('./toolbox')
type Step = (toolbox: Toolbox, jobOf: (task: Task) => Job) => Promise<Stage>

/** All work is done in the browser, and nothing is uploaded. */
export function useWorkshop() {
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const [working, setWorking] = useState<Working>()
  const [toolbox, setToolbox] = useState<Toolbox>()
  const running = useRef<AbortController>(undefined)

  const video = stage.name === 'trim' ? stage.video : undefined

  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => () => video?.close(), [video])

  async function run(task: Task, step: Step) {
    cancel()
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller
    const jobOf = (current: Task): Job => ({
      signal: controller.signal,
      onProgress: (share) => isCurrent() && setWorking({ task: current, share }),
    })
    jobOf(task).onProgress(0)
    try {
      const loaded = await import('./toolbox')
      setToolbox(loaded)
      const next = await step(loaded, jobOf)
      if (isCurrent()) setStage(next)
      else if (next.name === 'trim') next.video.close()
    } catch (error) {
      if (isCurrent()) setStage((before) => ({ ...before, problem: problemText(error) }))
    }
    if (isCurrent()) setWorking(undefined)
  }

  function cancel() {
    running.current?.abort()
    running.current = undefined
    setWorking(undefined)
  }

  function startOver() {
    cancel()
    setStage({ name: 'choose' })
  }

  function choose(files: readonly File[]) {
    const [file] = files
    if (!file) return
    if (files.length > 1 && files.some(isCalledVideo)) {
      return setStage({ name: 'choose', problem: problemTexts['one-video'] })
    }
    if (files.length > 1 || isCalledPhoto(file)) {
      return run('photos', async ({ readPhotos }, jobOf) => ({
        name: 'arrange',
        set: await readPhotos(files, jobOf('photos')),
      }))
    }
    return run('opening', async ({ openVideo }, jobOf) => ({
      name: 'trim',
      video: await openVideo(file, jobOf('opening').signal),
    }))
  }

  return {
    stage,
    working,
    toolbox,
    choose,
    cancel,
    startOver,
    makeOfVideo: (video: Video, range: Range) =>
      run('picking', async ({ pickFrames, makeSpin }, jobOf) => {
        const frames = await pickFrames(video, range, jobOf('picking'))
        return { name: 'done', spin: await makeSpin(frames, jobOf('making')) }
      }),
    makeOfPhotos: (frames: readonly RawFrame[]) =>
      run('making', async ({ makeSpin }, jobOf) => ({
        name: 'done',
        spin: await makeSpin(frames, jobOf('making')),
      })),
    reverse: ({ spin }: DoneStage) =>
      setStage({ name: 'done', spin: { ...spin, order: reversed(spin.order) } }),
  }
}

export type Workshop = ReturnType<typeof useWorkshop>
