/** Marks the video as a sample, so `npm run launch-check` reports it. */
export const sample = 'a video drawn by a computer'

/** Made from media/film. The video has no sound, so it needs no captions. */
export const walkaroundVideo = {
  /** The URL of a page with only the video. `?autoplay=1` starts it. */
  player: '/film/player',
  title: 'Walkaround video of a blue crossover',
  posterAlt: 'A blue crossover with its headlights on, on a dealer’s wet lot, seen from the front right',
  seconds: 14,
  /** The time, in seconds, of frame 127, which is also the picture `walkaroundRear`. */
  rearAt: 127 / 24,
  description:
    'Once around a blue crossover at eye level, with a close look at a wheel and a headlight: a sample of the video on a vehicle’s listing.',
  file: '/film/walkaround.mp4',
  /** The time zone is included, because Google warns about dates without one. */
  published: '2026-11-26T04:00:00-05:00',
}

export const walkaroundRearAlt =
  'A blue crossover with its taillights on, on a dealer’s wet lot, seen from the rear right'

export const videoCopy = {
  play: 'Play video',
}
