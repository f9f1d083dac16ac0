// One module, so that everything after the choice of files is loaded with it.

export { makeSpin } from '../frames/make-spin'
export { readPhotos } from '../frames/read-photos'
export { openVideo } from '../video/open-video'
export { pickFrames } from '../video/pick-frames'
export { ArrangePhotos } from './arrange-photos'
export { FinishedSpin } from './finished-spin'
export { TrimVideo } from './trim-video'
