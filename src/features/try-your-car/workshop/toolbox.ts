// Everything that is needed once the visitor chooses files is in one module, so it all loads at once.

export { makeSpin } from '../frames/make-spin'
export { readPhotos } from '../frames/read-photos'
export { openVideo } from '../video/open-video'
export { pickFrames } from '../video/pick-frames'
export { ArrangePhotos } from './arrange-photos'
export { FinishedSpin } from './finished-spin'
export { TrimVideo } from './trim-video'
