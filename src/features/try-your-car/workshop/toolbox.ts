// One module, so that everything after the choice of files is loaded with it.

export { readPhotos, spinOfPhotos } from '../frames/read-photos'
export { steadyFrames } from '../frames/steady-frames'
export { readFilmstrip } from '../video/filmstrip'
export { openVideo } from '../video/open-video'
export { pickFrames } from '../video/pick-frames'
export { ArrangePhotos } from './arrange-photos'
export { FinishedSpin } from './finished-spin'
export { TrimVideo } from './trim-video'
