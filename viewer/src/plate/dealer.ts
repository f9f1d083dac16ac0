export type Dealer = {
  name: string
  ground: string
  ink: string
  logo?: ImageBitmap
  logoSide: 'left' | 'right'
  logoSize: 'small' | 'medium' | 'large'
}

const longestName = 40
const largestLogoBytes = 2 * 1024 * 1024

export async function readDealer(sent: unknown): Promise<Dealer | undefined> {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { name, ground, ink, logo, logoSide, logoSize } = sent as Record<string, unknown>
  if (typeof name !== 'string' || name.trim() === '' || !isColor(ground) || !isColor(ink)) return undefined
  const picture = logo instanceof Blob && logo.size <= largestLogoBytes ? await decoded(logo) : undefined
  return {
    name: firstCharacters(name.trim().replace(/\s+/g, ' ')),
    ground,
    ink,
    ...(picture && { logo: picture }),
    logoSide: logoSide === 'right' ? 'right' : 'left',
    logoSize: logoSize === 'small' || logoSize === 'large' ? logoSize : 'medium',
  }
}

function firstCharacters(text: string) {
  return charactersOf(text).slice(0, longestName).join('')
}

function charactersOf(text: string) {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
}

function decoded(logo: Blob) {
  return createImageBitmap(logo).catch(() => undefined)
}
