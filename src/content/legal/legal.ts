/** A paragraph: plain text, with links in between. */
export type Paragraph = string | ReadonlyArray<string | { text: string; to: string }>

export type LegalSection = {
  /** The anchor of the section. */
  id: string
  heading: string
  paragraphs: ReadonlyArray<Paragraph>
  /** Points of a list that follows the paragraphs. */
  points?: ReadonlyArray<Paragraph>
}

export type LegalText = {
  seoTitle: string
  description: string
  title: string
  lead: string
  contents: string
  updated: string
  sections: ReadonlyArray<LegalSection>
}
