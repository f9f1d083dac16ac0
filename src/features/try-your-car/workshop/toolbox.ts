// A single module, so everything needed after the visitor chooses files loads at once.

export { makeSpin } from '../frames/make-spin'
export { readPhotos } from '../frames/read-photos'
export { openVideo } from '../video/open-video'
export { pickFrames } from '../video/pick-frames'
export { ArrangePhotos } from './arrange-photos'
export { FinishedSpin } from './finished-spin'
export { TrimVideo } from './trim-video'
