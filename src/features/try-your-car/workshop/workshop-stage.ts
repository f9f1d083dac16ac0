import type { ProblemId } from '../frames/problem'
import type { RawSpin } from '../frames/raw-spin'
import type { PhotoSet } from '../frames/read-photos'
import type { Steadying } from '../frames/steady-crop'
import type { Spin } from '../frames/steady-frames'
import type { Range } from '../video/frame-times'
import type { Video } from '../video/walk-video'

export type Task = 'opening' | 'photos' | 'picking' | 'steadying'

export type TrimStage = { name: 'trim'; video: Video; strip: HTMLCanvasElement[]; range: Range }
export type ArrangeStage = { name: 'arrange'; set: PhotoSet }
export type DoneStage = { name: 'done'; raw: RawSpin; spin: Spin; steadying: Steadying }

export type Stage = ({ name: 'choose' } | TrimStage | ArrangeStage | DoneStage) & { problem?: ProblemId }

/** `share` is 0 to 1. */
export type Working = { task: Task; share: number }
