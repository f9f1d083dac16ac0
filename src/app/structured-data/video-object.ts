import { walkaround } from '@/content/media/stills/pictures'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { absoluteUrl } from '@/lib/site-url'

export function walkaroundVideoObject() {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: walkaroundVideo.title,
    description: walkaroundVideo.description,
    thumbnailUrl: absoluteUrl(`${walkaround.path}-1200.webp`),
    uploadDate: walkaroundVideo.published,
    duration: `PT${Math.round(walkaroundVideo.seconds)}S`,
    contentUrl: absoluteUrl(walkaroundVideo.file),
    embedUrl: absoluteUrl(walkaroundVideo.player),
  } as const
}
