import { site } from '@/content/site/site'

export type Paragraph = string | ReadonlyArray<string | { text: string; to: string }>

export type LegalSection = {
  id: string
  heading: string
  paragraphs: ReadonlyArray<Paragraph>
  points?: ReadonlyArray<Paragraph>
}

export type LegalText = {
  title: string
  lead: string
  updated: string
  sections: ReadonlyArray<LegalSection>
}

export const contentsLabel = 'On this page'

export const mailLink = { text: site.supportEmail, to: `mailto:${site.supportEmail}` }
export const phoneLink = { text: site.phone.display, to: site.phone.href }
