import { useSyncExternalStore } from 'react'
import { type DealerColorId, dealerColors } from './dealer-colors'
import { draftKey, readDraft, writeSession } from './session'

export type DealerLogo = {
  /** A PNG data URL. */
  picture: string
  side: 'left' | 'right'
  size: 'small' | 'medium' | 'large'
}

/** Kept in this browser tab. The site sends only the name, as part of a form that the visitor submits. */
export type Dealer = { name: string; color: DealerColorId; logo?: DealerLogo }

// The dealer-name form uses the same session draft, which also keeps input from before hydration
// (src/app/early-input/drafts.ts).
const key = draftKey('store')
/** In graphemes, so an emoji, or a letter with its marks, counts as one character. */
const longestName = 40
/** In UTF-16 code units. Text is cut to this length too, because a grapheme can have any number of combining marks. */
const longestText = 1000
const listeners = new Set<() => void>()
let kept: { dealer: Dealer | undefined } | undefined

/**
 * The name comes from the dealer-name form or from a link such as `/?store=…`.
 * @returns undefined in static HTML
 */
export function useDealer(): Dealer | undefined {
  return useSyncExternalStore(onDealer, currentDealer, () => undefined)
}

export function currentDealer(): Dealer | undefined {
  kept ??= { dealer: fromLink(window.location.search) ?? fromSession() }
  return kept.dealer
}

export function keepDealer(dealer: Dealer | undefined) {
  kept = { dealer }
  const { link } = draft()
  const draftOfDealer = { ...dealer, link }
  writeSession(key, dealer || link ? JSON.stringify(draftOfDealer) : null)
  for (const listener of listeners) listener()
}

export function onDealer(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Puts the name on one line and removes invisible characters, except those that some writing systems need.
 * @returns '' if no visible character is left
 */
export function dealerName(text: string): string {
  const visible = text.replace(/\s+/g, ' ').replace(/[^\P{C}\u200c\u200d]|\ufffd/gu, '')
  const name = fittingName(visible.trim())
    .replace(/\p{Cs}/gu, '')
    .trim()
  return /[^\p{M}\p{Z}\p{DI}\u2800]/u.test(name) ? name : ''
}

export function fittingName(text: string): string {
  // Creating the first Intl.Segmenter takes 50 ms on a slow phone, so short names don't use one.
  if (text.length <= longestName) return text
  return charactersOf(text.slice(0, longestText)).slice(0, longestName).join('')
}

function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** A link sets the name only once in a tab, so a reload keeps the visitor's later changes. */
function fromLink(search: string): Dealer | undefined {
  const link = new URLSearchParams(search).get('store')
  const name = dealerName(link ?? '')
  if (!name || draft().link === link) return undefined
  const dealer: Dealer = { name, color: 'white' }
  writeSession(key, JSON.stringify({ ...dealer, link }))
  return dealer
}

function fromSession(): Dealer | undefined {
  const { name, color, logo } = draft()
  const shown = typeof name === 'string' ? dealerName(name) : ''
  if (!shown) return undefined
  const isColor = dealerColors.some(({ id }) => id === color)
  return { name: shown, color: isColor ? (color as DealerColorId) : 'white', ...(isLogo(logo) && { logo }) }
}

function isLogo(logo: unknown): logo is DealerLogo {
  return typeof logo === 'object' && logo !== null && String(Reflect.get(logo, 'picture')).startsWith(pngData)
}

const pngData = 'data:image/png;base64,'

const draft = (): Record<string, unknown> => readDraft(key) ?? {}
