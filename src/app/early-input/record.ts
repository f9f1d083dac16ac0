import { hasPopover } from '@/lib/has-popover'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type Entry = Text | { isChecked: boolean } | { files: File[] }

/** `caret` is the start and end of the selection, which are null or undefined if the control doesn't report them. */
export type Text = { value: string; caret: [start?: number | null, end?: number | null] }

/** Input from before hydration, which React would otherwise lose. */
export type EarlyInput = {
  /** The most recently used control is last. */
  entries: Map<Control, Entry>
  /** Controls that have lost focus. The blur is replayed, because some controls format their value on blur. */
  left: Set<Control>
  /** The most recently pressed button is last. */
  presses: Set<HTMLElement>
  /** Once hydrateRoot has started, React handles presses itself. */
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
    // A checkbox is recorded on click, because React may reset it before its input event. The browser toggles it before
    // click listeners run.
    if (isControl(target)) return isCheckable(target) && note(early, target)
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button || early.isHydrating) return
    // The browser handles popover buttons itself.
    if (button.hasAttribute('popovertarget') && hasPopover()) return
    early.presses.delete(button)
    early.presses.add(button)
    // styles.css highlights buttons with this attribute.
    button.setAttribute('aria-busy', 'true')
  })
  listen('focusout', ({ target }) => isControl(target) && early.left.add(target))
  return early
}

/** Records values that the browser restored without an event, and the caret of the focused control. */
export function noteCurrentValues(early: EarlyInput, root: ParentNode) {
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const isNews = early.entries.has(control) ? control === document.activeElement : isChanged(control)
    if (isNews) note(early, control)
  }
}

function note({ entries }: EarlyInput, control: Control) {
  const entry = entryOf(control)
  // Text in forms isn't recorded, because React doesn't overwrite it and React Hook Form reads it from the page.
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
