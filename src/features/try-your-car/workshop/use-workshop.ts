import { useEffect, useRef, useState } from 'react'
import { isCalledPhoto, isCalledVideo } from '../frames/file-kind'
import type { Job } from '../frames/job'
import { problemOf } from '../frames/problem'
import type { RawSpin } from '../frames/raw-spin'
import type { PhotoSet } from '../frames/read-photos'
import { noSteadying, type Steadying } from '../frames/steady-crop'
import type { Range } from '../video/frame-times'
import type { DoneStage, Stage, Task, TrimStage, Working } from './workshop-stage'

type Toolbox = typeof import('./toolbox')
type Step = (toolbox: Toolbox, job: Job) => Promise<Stage>

/** Nothing leaves the browser. */
export function useWorkshop() {
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const [working, setWorking] = useState<Working>()
  const [toolbox, setToolbox] = useState<Toolbox>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  /** If the step ends early, returns to where it began. */
  async function run(task: Task, step: Step) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller
    const onProgress = (share: number) => isCurrent() && setWorking({ task, share })
    onProgress(0)
    try {
      const loaded = await import('./toolbox')
      setToolbox(loaded)
      const next = await step(loaded, { signal: controller.signal, onProgress })
      if (isCurrent()) setStage(next)
    } catch (error) {
      if (isCurrent()) setStage((before) => ({ ...before, problem: problemOf(error) }))
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
    if (stage.name === 'trim') stage.video.close()
    setStage({ name: 'choose' })
  }

  function choose(files: readonly File[]) {
    if (files.length === 0) return
    if (files.length > 1 && files.some(isCalledVideo))
      return setStage({ name: 'choose', problem: 'one-video' })
    const [file] = files
    if (file && files.length === 1 && !isCalledPhoto(file)) return run('opening', openVideo(file))
    return run('photos', async ({ readPhotos }, job) => ({
      name: 'arrange',
      set: await readPhotos(files, job),
    }))
  }

  function finish(raw: RawSpin, steadying: Steadying): Step {
    return async ({ steadyFrames }, job) => ({
      name: 'done',
      raw,
      steadying,
      spin: await steadyFrames(raw, steadying, job),
    })
  }

  return {
    stage,
    working,
    /** There from the first step after the choice of files. */
    toolbox,
    choose,
    cancel,
    startOver,
    makeOfVideo: ({ video }: TrimStage, range: Range) =>
      run('picking', async (toolbox, job) => {
        const half = (offset: number): Job => ({
          ...job,
          onProgress: (share) => job.onProgress(offset + share / 2),
        })
        const raw = await toolbox.pickFrames(video, range, half(0))
        const done = await finish(raw, noSteadying)(toolbox, half(0.5))
        video.close()
        return done
      }),
    makeOfPhotos: (set: PhotoSet) =>
      run('steadying', async (toolbox, job) => finish(toolbox.spinOfPhotos(set), noSteadying)(toolbox, job)),
    steady: ({ raw }: DoneStage, steadying: Steadying) => run('steadying', finish(raw, steadying)),
  }
}

export type Workshop = ReturnType<typeof useWorkshop>

function openVideo(file: File): Step {
  return async (toolbox, job) => {
    const video = await toolbox.openVideo(file, job.signal)
    try {
      const strip = await toolbox.readFilmstrip(video, job)
      return { name: 'trim', video, strip, range: { start: 0, end: video.seconds } }
    } catch (error) {
      video.close()
      throw error
    }
  }
}
