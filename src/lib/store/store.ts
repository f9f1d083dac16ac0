import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from '@/lib/session'
import { draftKey, parseDraft } from '@/lib/session-draft'
import { type StoreColorId, storeColors } from './store-colors'

export type StoreLogo = {
  /** A PNG data URL. */
  picture: string
  side: 'left' | 'right'
  size: 'small' | 'medium' | 'large'
}

/** Kept in this tab, never sent. */
export type Store = { name: string; color: StoreColorId; logo?: StoreLogo }

// The draft of the field's form, which also holds input before hydration (src/app/hydration/bootstrap/early-draft.ts).
const key = draftKey('store')
/** An emoji, or a letter with its marks, is one character. */
const longestName = 40
/** In UTF-16 units: a character can have any number of marks. */
const longestText = 1000
const listeners = new Set<() => void>()
let kept: { store: Store | undefined } | undefined

/** Typed, or from `/?store=…`; undefined in static HTML. */
export function useStore(): Store | undefined {
  return useSyncExternalStore(onStore, currentStore, () => undefined)
}

export function currentStore(): Store | undefined {
  kept ??= { store: fromLink(window.location.search) ?? fromSession() }
  return kept.store
}

export function keepStore(store: Store | undefined) {
  kept = { store }
  const { link } = draft()
  const draftOfStore = { ...store, link }
  writeSession(key, store || link ? JSON.stringify(draftOfStore) : null)
  for (const listener of listeners) listener()
}

export function onStore(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** One line without invisible characters, except those that shape a script; empty if nothing can be seen. */
export function storeName(text: string): string {
  const visible = text.replace(/\s+/g, ' ').replace(/[^\P{C}\u200c\u200d]|\ufffd/gu, '')
  const name = fittingName(visible.trim())
    .replace(/\p{Cs}/gu, '')
    .trim()
  return /[^\p{M}\p{Z}\p{DI}\u2800]/u.test(name) ? name : ''
}

export function fittingName(text: string): string {
  const characters = new Intl.Segmenter().segment(text.slice(0, longestText))
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, longestName)
    .join('')
}

/** Only the first visit to a link sets the name; the visitor's later changes stay. */
function fromLink(search: string): Store | undefined {
  const link = new URLSearchParams(search).get('store')
  const name = storeName(link ?? '')
  if (!name || draft().link === link) return undefined
  const store: Store = { name, color: 'white' }
  writeSession(key, JSON.stringify({ ...store, link }))
  return store
}

function fromSession(): Store | undefined {
  const { name, color, logo } = draft()
  const shown = typeof name === 'string' ? storeName(name) : ''
  if (!shown) return undefined
  const isColor = storeColors.some(({ id }) => id === color)
  return { name: shown, color: isColor ? (color as StoreColorId) : 'white', ...(isLogo(logo) && { logo }) }
}

function isLogo(logo: unknown): logo is StoreLogo {
  return typeof logo === 'object' && logo !== null && String(Reflect.get(logo, 'picture')).startsWith(pngData)
}

const pngData = 'data:image/png;base64,'

const draft = (): Record<string, unknown> => parseDraft(readSession(key)) ?? {}
