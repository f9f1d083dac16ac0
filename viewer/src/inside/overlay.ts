import { copy } from '../copy'
import { wantsLessData } from '../less-data'

/** @returns a function that closes the interior */
export function openInside(set: string, onClosed: () => void): () => void {
  const dialog = document.createElement('dialog')
  dialog.className = 'inside'
  dialog.setAttribute('aria-label', copy.inside)
  const frame = document.createElement('iframe')
  frame.title = copy.inside
  frame.allow = 'accelerometer; gyroscope'
  frame.src = `/viewer/inside/?set=${set}${wantsLessData() ? '&small' : ''}`
  frame.onload = () => frame.contentWindow?.focus()
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon card'
  close.setAttribute('aria-label', copy.close)
  close.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>'
  close.onclick = () => dialog.close()

  const listen = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && data === 'lotspin-inside-close') dialog.close()
  }
  window.addEventListener('message', listen)
  dialog.addEventListener('close', () => {
    window.removeEventListener('message', listen)
    dialog.remove()
    onClosed()
  })
  dialog.append(frame, close)
  document.body.append(dialog)
  dialog.showModal()
  frame.focus()
  return () => dialog.close()
}
