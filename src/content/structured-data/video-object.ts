import { walkaround } from '@/content/media/stills/pictures'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { absoluteAddress } from '@/content/site/address'

export function walkaroundVideoObject() {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: walkaroundVideo.title,
    description: walkaroundVideo.description,
    thumbnailUrl: absoluteAddress(`${walkaround.path}-1200.webp`),
    uploadDate: walkaroundVideo.published,
    duration: `PT${Math.round(walkaroundVideo.seconds)}S`,
    contentUrl: absoluteAddress(walkaroundVideo.file),
    embedUrl: absoluteAddress(walkaroundVideo.player),
  } as const
}
