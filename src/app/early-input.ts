type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the loader knows of a prerendered page before the application runs. */
export type Early = {
  /** Whether the visitor has pointed, touched, typed or scrolled. */
  hasMoved: boolean
  /** Whether React is there, though perhaps not yet in every part of the page. */
  isLive: boolean
  /** Address of the whole stylesheet; the page holds only the rules that it needs itself. */
  styles: string
  /** Ends the noting of presses and typing. */
  recorder: AbortController
  presses: Set<HTMLElement>
  /** The value of a field, or the files chosen in it. */
  typed: Map<Field, string | File[]>
  /** Files dropped on a part of the page. */
  dropped: Map<Element, File[]>
}

declare global {
  interface Window {
    /** Absent in development, where nothing is prerendered. */
    early?: Early
  }
}

/** Gives back what was typed and pressed before React took the page over: nothing is lost, nothing happens twice. */
export async function replayEarlyInput() {
  const { early } = window
  if (!early || early.recorder.signal.aborted) return
  const { typed, presses, dropped, recorder } = early
  // An event makes React take over the part of the page around it at once. That part may then set its fields as they
  // began, so what was typed comes only after.
  for (const field of [...typed.keys(), ...dropped.keys()])
    field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve))
  for (const [field, value] of typed) retype(field, value)
  for (const [target, files] of dropped) drop(target, files)
  for (const button of presses) if (button.isConnected) button.click()
  recorder.abort()
}

function retype(field: Field, value: string | File[]) {
  if (!field.isConnected) return
  if (typeof value !== 'string') return choose(field as HTMLInputElement, value)
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // By the element's own setter, past the one with which React watches: so React sees a change.
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function choose(field: HTMLInputElement, files: File[]) {
  field.files = transferOf(files).files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function drop(target: Element, files: File[]) {
  target.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }),
  )
}

function transferOf(files: File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}
