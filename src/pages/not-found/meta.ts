import { notFoundCopy } from '@/content/site/not-found'

export const seo = {
  title: notFoundCopy.title,
  description: 'There’s no page here. It may have moved, or there’s a typo in the link that brought you.',
  noindex: true,
}
