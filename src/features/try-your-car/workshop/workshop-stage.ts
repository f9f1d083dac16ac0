import type { Spin } from '../frames/make-spin'
import type { PhotoSet } from '../frames/read-photos'
import type { Video } from '../video/open-video'

export type Task = 'opening' | 'photos' | 'picking' | 'making'

export type DoneStage = { name: 'done'; spin: Spin }

/** `problem` is a sentence for the visitor. */
export type Stage = (
  | { name: 'choose' }
  | { name: 'trim'; video: Video }
  | { name: 'arrange'; set: PhotoSet }
  | DoneStage
) & { problem?: string }

/** `share` is the fraction done, from 0 to 1. */
export type Working = { task: Task; share: number }
