// One module, so that everything after the choice of files is loaded with it.
export { ArrangePhotos } from '@/features/try-your-car/arrange/arrange-photos'
export { FinishedSpin } from '@/features/try-your-car/finished/finished-spin'
export { readPhotos, spinOfPhotos } from '@/features/try-your-car/photos/read-photos'
export { steadyFrames } from '@/features/try-your-car/steadying/steady-frames'
export { TrimVideo } from '@/features/try-your-car/trim/trim-video'
export { readFilmstrip } from '@/features/try-your-car/video/filmstrip'
export { openVideo } from '@/features/try-your-car/video/open-video'
export { pickFrames } from '@/features/try-your-car/video/pick-frames'
