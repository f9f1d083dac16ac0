import { walkaround } from '@/content/media/pictures'
import { film } from '@/content/media/walkaround-video'
import { absoluteAddress } from '@/content/site/address'

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
