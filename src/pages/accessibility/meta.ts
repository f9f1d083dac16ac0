import { site } from '@/content/site/site'

export const seo = {
  title: 'Accessibility',
  description: `How ${site.name} keeps its website usable for everyone, how we test it, what doesn’t work yet, and how to reach us.`,
}
