import type { ProblemId } from '@/features/try-your-car/frames/problem'
import type { RawSpin } from '@/features/try-your-car/frames/raw-spin'
import type { PhotoSet } from '@/features/try-your-car/photos/read-photos'
import type { Steadying } from '@/features/try-your-car/steadying/steady-crop'
import type { Spin } from '@/features/try-your-car/steadying/steady-frames'
import type { Range } from '@/features/try-your-car/video/frame-times'
import type { Video } from '@/features/try-your-car/video/walk-video'

export type Task = 'opening' | 'photos' | 'picking' | 'steadying'

export type TrimStage = { name: 'trim'; video: Video; strip: HTMLCanvasElement[]; range: Range }
export type ArrangeStage = { name: 'arrange'; set: PhotoSet }
export type DoneStage = { name: 'done'; raw: RawSpin; spin: Spin; steadying: Steadying }

export type Stage = ({ name: 'choose' } | TrimStage | ArrangeStage | DoneStage) & { problem?: ProblemId }

/** `share` is 0 to 1. */
export type Working = { task: Task; share: number }
