import { absoluteAddress } from '@/content/address'
import { film } from '@/content/film'
import { walkaround } from '@/content/pictures'

export function walkaroundFilm() {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: absoluteAddress(`${walkaround.path}-1200.webp`),
    uploadDate: film.published,
    duration: `PT${Math.round(film.seconds)}S`,
    contentUrl: absoluteAddress(film.file),
    embedUrl: absoluteAddress(film.player),
  } as const
}
