import { readSession, writeSession } from '@/lib/storage/session'
import { draftKey, parseDraft } from '@/lib/storage/session-draft'
import type { Control, EarlyInput } from '../early-input'

/**
 * Saves what is typed into a static form to its session draft (`data-draft`), and restores an earlier draft.
 * `data-link` names a query parameter that fills the first field, once per link.
 */
export function keepEarlyDrafts({ restored, recording }: Pick<EarlyInput, 'restored' | 'recording'>) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) fillIn(form, restored)
  function onInput({ target }: Event) {
    const control = target as Control
    const name = control.form?.dataset.draft
    if (name && isDraftable(control)) save(name, control)
  }
  addEventListener('input', onInput, { capture: true, passive: true, signal: recording.signal })
}

function fillIn(form: HTMLFormElement, restored: EarlyInput['restored']) {
  const key = draftKey(form.dataset.draft ?? '')
  let draft = parseDraft(readSession(key))
  const link = new URLSearchParams(location.search).get(form.dataset.link ?? '')
  const [field] = form.elements
  if (link?.trim() && link !== draft?.link && field instanceof HTMLInputElement) {
    draft = { [field.name]: link, link }
    writeSession(key, JSON.stringify(draft))
  }
  for (const [name, value] of Object.entries(draft ?? {})) {
    const control = form.elements.namedItem(name) as Control | RadioNodeList | null
    if (!control || typeof value !== 'string') continue
    control.value = value
    if (!(control instanceof RadioNodeList)) restored.set(control, control.value)
  }
}

function save(name: string, { name: field, value }: Control) {
  const key = draftKey(name)
  writeSession(key, JSON.stringify({ ...parseDraft(readSession(key)), [field]: value }))
}

/** Files can't be stored, and a field outside the tab order is the honeypot. */
function isDraftable({ type, name, tabIndex }: Control) {
  return name !== '' && type !== 'file' && tabIndex >= 0
}
