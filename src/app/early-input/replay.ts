import { type Control, caretOf, type EarlyInput, type Entry, isCheckable, type Text } from './record'

/**
 * Restores values that hydration reset. It fires no events, so React may reset the values again. Call it after each
 * reset.
 */
export function restoreControls({ entries }: EarlyInput) {
  for (const [control, entry] of entries) {
    if (!control.isConnected) continue
    if ('value' in entry && control.value !== entry.value) {
      control.value = entry.value
      placeCaret(control, entry.caret)
    }
    if ('isChecked' in entry && isCheckable(control)) control.checked = entry.isChecked
  }
}

export async function replayEarlyInput(early: EarlyInput) {
  early.recording.abort()
  for (const [control, entry] of early.entries) {
    const shown = control.isConnected ? control : replacementOf(control)
    if (shown) enter(shown, entry)
  }
  for (const control of early.left) if (control !== document.activeElement) leave(control)
  for (const button of early.presses) {
    // Let React finish handling each press before the next one.
    await Promise.resolve()
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
}

/**
 * If browser translation or an extension has changed the page, React replaces the static controls. Drafts restore typed
 * text but can't store files, so files go to the new file input.
 */
function replacementOf({ type, name }: Control): Control | null {
  if (type !== 'file') return null
  return document.querySelector<HTMLInputElement>(`input[type="file"][name="${name}"]`)
}

function enter(control: Control, entry: Entry) {
  if ('files' in entry) return chooseFiles(control as HTMLInputElement, entry.files)
  if ('isChecked' in entry) return isCheckable(control) && check(control, entry.isChecked)
  // A half-typed date has no value to restore.
  if (control.validity.badInput) return
  // Replaying another control's input can make React reset this value, which moves the caret. In that case,
  // use the recorded caret.
  const caret = control.value === entry.value ? caretOf(control) : entry.caret
  // React tracks this write but not the native one below, so it treats the next event as a change. Testing libraries do
  // the same.
  control.value = ''
  setNatively(control, entry.value)
  placeCaret(control, caret)
  announce(control, control instanceof HTMLSelectElement ? 'change' : 'input')
}

function announce(control: Control, type: 'change' | 'input') {
  control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A new value moves the caret to the end, so put it back. */
function placeCaret(control: Control, [start, end]: Text['caret']) {
  if (typeof start !== 'number' || control !== document.activeElement) return
  ;(control as HTMLInputElement).setSelectionRange(start, end ?? start)
}

function setNatively(control: Control, value: string) {
  const prototype = Object.getPrototypeOf(control) as typeof control
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}

/**
 * React listens for clicks on checkboxes and radio buttons, so dispatch a click. The click toggles the control, so it
 * is first set to the opposite state.
 */
function check(control: HTMLInputElement, isChecked: boolean) {
  if (control.type === 'radio' && !isChecked) return
  control.checked = !isChecked
  // Don't use click(), because it would cancel a press of the space bar that is still in progress.
  control.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

function leave(control: Control) {
  if (control.isConnected) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function chooseFiles(control: HTMLInputElement, files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  control.files = transfer.files
  announce(control, 'change')
}
