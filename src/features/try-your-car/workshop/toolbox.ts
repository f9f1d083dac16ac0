// This module exports everything that's needed after files are chosen, so one import loads it all.

export { makeSpin } from '../frames/make-spin'
export { readPhotos } from '../frames/read-photos'
export { openVideo } from '../video/open-video'
export { pickFrames } from '../video/pick-frames'
export { ArrangePhotos } from './arrange-photos'
export { FinishedSpin } from './finished-spin'
export { TrimVideo } from './trim-video'
