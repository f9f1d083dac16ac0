// One file to fetch, so that everything is here once it is.
export { readFilmstrip } from './frames/filmstrip'
export { openVideo } from './frames/open-video'
export { pickFrames } from './frames/pick-frames'
export { readPhotos, spinOfPhotos } from './frames/read-photos'
export { steadyFrames } from './frames/steady-frames'
export { singleFileOf } from './take-away/single-file'
export { spinZipOf } from './take-away/spin-zip'
