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
  contents: string
  updated: string
  sections: ReadonlyArray<LegalSection>
}
