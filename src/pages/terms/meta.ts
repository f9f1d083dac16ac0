import { site } from '@/content/site/site'

export const seo = {
  title: 'Terms of Use',
  description: `The terms of ${site.name}’s website, and the conditions behind every guarantee and claim on it.`,
}

export const social = 'company'
