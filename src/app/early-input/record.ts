import { hasPopover } from '@/lib/has-popover'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type Entry = Text | { isChecked: boolean } | { files: File[] }

/** `caret` is where the selection starts and ends; null or undefined in a control that doesn't tell. */
export type Text = { value: string; caret: [start?: number | null, end?: number | null] }

/** What a visitor does on static HTML and React would lose. */
export type EarlyInput = {
  /** In the order in which the controls were last used. */
  entries: Map<Control, Entry>
  /** Controls that lost focus: some format their value on blur. */
  left: Set<Control>
  /** In the order in which they were last pressed. */
  presses: Set<HTMLElement>
  /** From hydrateRoot on, React handles presses itself. */
  isHydrating: boolean
  recording: AbortController
}

export function recordEarlyInput(): EarlyInput {
  const early: EarlyInput = {
    entries: new Map(),
    left: new Set(),
    presses: new Set(),
    isHydrating: false,
    recording: new AbortController(),
  }
  function listen<K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => unknown) {
    addEventListener(type, listener, { capture: true, passive: true, signal: early.recording.signal })
  }

  listen('input', ({ target }) => {
    if (isControl(target) && !isCheckable(target)) note(early, target)
  })
  listen('click', ({ target }) => {
    // A click toggles a checkbox before its listeners run, and React may set it back before its input event.
    if (isControl(target)) return isCheckable(target) && note(early, target)
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button || early.isHydrating) return
    // The browser itself handles a popover button.
    if (button.hasAttribute('popovertarget') && hasPopover()) return
    early.presses.delete(button)
    early.presses.add(button)
    // Shows the press at once (styles.css).
    button.setAttribute('aria-busy', 'true')
  })
  listen('focusout', ({ target }) => isControl(target) && early.left.add(target))
  return early
}

/** Also records what the browser restored without an event, and where the caret is by now. */
export function noteCurrentValues(early: EarlyInput, root: ParentNode) {
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const isNews = early.entries.has(control) ? control === document.activeElement : isChanged(control)
    if (isNews) note(early, control)
  }
}

function note({ entries }: EarlyInput, control: Control) {
  const entry = entryOf(control)
  // A form's fields have no value of React's, and React Hook Form takes theirs.
  if ('value' in entry && control.form) return
  entries.delete(control)
  entries.set(control, entry)
}

function entryOf(control: Control): Entry {
  if (isCheckable(control)) return { isChecked: control.checked }
  if (control instanceof HTMLInputElement && control.files) return { files: [...control.files] }
  return { value: control.value, caret: caretOf(control) }
}

export function caretOf(control: Control): Text['caret'] {
  const { selectionStart, selectionEnd } = control as HTMLInputElement
  return [selectionStart, selectionEnd]
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (isCheckable(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLInputElement && control.files) return control.files.length > 0
  return control.value !== control.defaultValue
}

export function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}
