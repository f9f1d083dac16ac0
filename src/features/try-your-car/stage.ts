import type { Steadying } from './frames/crop'
import type { Range } from './frames/frame-times'
import type { ProblemId } from './frames/problem'
import type { RawSpin } from './frames/raw-spin'
import type { PhotoSet } from './frames/read-photos'
import type { Spin } from './frames/steady-frames'
import type { Video } from './frames/video'

export type Task = 'opening' | 'photos' | 'picking' | 'steadying'

export type TrimStage = { name: 'trim'; video: Video; strip: HTMLCanvasElement[]; range: Range }
export type ArrangeStage = { name: 'arrange'; set: PhotoSet }
export type DoneStage = { name: 'done'; raw: RawSpin; spin: Spin; steadying: Steadying }

/** Where a visitor is on the way from files to a spin, and what went wrong on the last step. */
export type Stage = ({ name: 'choose' } | TrimStage | ArrangeStage | DoneStage) & { problem?: ProblemId }

/** What is being worked on, and how far it is, 0 to 1. */
export type Working = { task: Task; share: number }
