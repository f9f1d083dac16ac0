import { earlySelectors } from '@/lib/early-input'
import { draftKey, draftTime, readDraft, writeSession } from '@/lib/session'
import type { Control } from './record'

/**
 * Copies session drafts into the static forms that have been parsed so far. It's safe to call repeatedly, because new
 * input is already in the drafts.
 */
export function restoreDrafts() {
  for (const form of document.querySelectorAll<HTMLFormElement>(earlySelectors.draft)) fillIn(form)
}

/** Saves input in static forms to session drafts, which the hydrated forms read. */
export function keepDrafts(signal: AbortSignal) {
  function onInput({ target }: Event) {
    const control = target as Control
    const name = control.form?.dataset.draft
    if (name && isDraftable(control)) save(name, control)
  }
  addEventListener('input', onInput, { capture: true, passive: true, signal })
}

function fillIn(form: HTMLFormElement) {
  const key = draftKey(form.dataset.draft ?? '')
  let draft = readDraft(key)
  // A link's value is filled in only once, so it doesn't overwrite the visitor's later changes.
  const link = new URLSearchParams(location.search).get(form.dataset.draftLink ?? '')
  const [field] = form.elements
  if (link?.trim() && link !== draft?.link && field instanceof HTMLInputElement) {
    draft = { [field.name]: link, link }
    writeSession(key, JSON.stringify(draft))
  }
  for (const [name, value] of Object.entries(draft ?? {})) {
    const control = form.elements.namedItem(name)
    // In some browsers, setting the same value moves the caret.
    if (control && 'value' in control && typeof value === 'string' && control.value !== value)
      control.value = value
  }
}

function save(name: string, { name: field, value }: Control) {
  const key = draftKey(name)
  writeSession(key, JSON.stringify({ startedAt: draftTime(), ...readDraft(key), [field]: value }))
}

/** Files can't be stored. The decoy field, which is outside the tab order, must not be filled in from a draft. */
function isDraftable({ type, name, tabIndex }: Control) {
  return name !== '' && type !== 'file' && tabIndex >= 0
}
