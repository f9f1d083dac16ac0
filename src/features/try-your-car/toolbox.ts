// One file to fetch, so that everything that follows the choice of files is here once it is.
export { ArrangePhotos } from './arrange-photos'
export { FinishedSpin } from './finished-spin'
export { readFilmstrip } from './frames/filmstrip'
export { openVideo } from './frames/open-video'
export { pickFrames } from './frames/pick-frames'
export { readPhotos, spinOfPhotos } from './frames/read-photos'
export { steadyFrames } from './frames/steady-frames'
export { TrimVideo } from './trim-video'
