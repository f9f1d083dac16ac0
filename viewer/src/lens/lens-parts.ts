import { copy } from '../copy'
import type { Mark } from '../frames/manifest'
import type { Parts } from '../parts'

/** Created only for a set with another set under it. */
export function createLensParts({ stage, canvas }: Parts, marks: readonly Mark[]) {
  const handle = document.createElement('button')
  handle.type = 'button'
  handle.className = 'lens'
  handle.setAttribute('aria-label', copy.lens)
  handle.setAttribute('aria-describedby', 'lensKeys')
  const flip = document.createElement('button')
  flip.type = 'button'
  flip.className = 'flip card'
  flip.setAttribute('role', 'switch')
  flip.textContent = copy.flip
  const keys = text('lensKeys', copy.lensKeys)
  const status = text('lensStatus', '')
  status.setAttribute('role', 'status')
  const labels = marks.map((mark) => {
    const label = document.createElement('span')
    label.className = 'mark'
    label.textContent = mark.text
    label.hidden = true
    return label
  })
  canvas.after(handle)
  stage.append(...labels)
  stage.after(flip, keys, status)
  return { handle, flip, status, labels }
}

function text(id: string, content: string) {
  const element = document.createElement('p')
  element.id = id
  element.className = 'unseen'
  element.textContent = content
  return element
}
