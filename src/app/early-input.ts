type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the loader knows of a prerendered page before the application runs. */
export type Early = {
  /** Whether the visitor has pointed, touched, typed or scrolled. */
  hasMoved: boolean
  /** Whether React is there, though perhaps not yet in every part of the page. */
  isLive: boolean
  /** Address of the whole stylesheet; the page holds only the rules that it needs itself. */
  styles: string
  presses: Set<HTMLElement>
  typed: Map<Field, string>
}

declare global {
  interface Window {
    /** Absent in development, where nothing is prerendered. */
    early?: Early
  }
}

/** Gives back what was typed and pressed before React took the page over: nothing is lost, nothing happens twice. */
export function replayEarlyInput() {
  const { early } = window
  if (!early) return
  const typed = [...early.typed]
  const presses = [...early.presses]
  early.typed.clear()
  early.presses.clear()
  for (const [field, value] of typed) retype(field, value)
  for (const button of presses) if (button.isConnected) button.click()
}

function retype(field: Field, value: string) {
  if (!field.isConnected) return
  // Makes React take over the part around the field, which may set the field's value once more.
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (field instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(field.type)) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // By the element's own setter, past the one with which React watches: so React sees a change.
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}
