/** Our own walkaround film, made from media/walkaround. It has no sound track, so there is nothing to caption. */
export const film = {
  /** A page that holds nothing but the film; `?autoplay=1` starts it. */
  player: '/film/player.html',
  title: 'Walkaround film of a gray crossover',
  posterAlt: 'A gray crossover in a dark studio, seen from behind, its light bar lit',
  seconds: 5.75,
  description:
    'Once around a gray crossover at eye level, in a dark studio: a sample of the film that stands on a vehicle’s listing.',
  file: '/film/walkaround.mp4',
  /** When it first went online; search engines want the time zone too. */
  published: '2026-11-21T09:00:00-05:00',
  soundNote: 'This film has no sound.',
}

export const videoCopy = {
  play: 'Play video',
  duration: (seconds: number) => `${Math.floor(seconds)} seconds`,
}
