import { copy } from '../copy'
import type { Mark } from '../frames/manifest'
import type { Parts } from '../parts'

/** Created only for a set with another set under it. */
export function createLensParts({ stage, canvas, angle }: Parts, marks: readonly Mark[]) {
  const handle = document.createElement('button')
  handle.type = 'button'
  handle.className = 'lens'
  handle.setAttribute('aria-label', copy.lens)
  handle.setAttribute('aria-describedby', 'lensKeys')
  const flip = document.createElement('button')
  flip.type = 'button'
  flip.className = 'flip'
  flip.setAttribute('role', 'switch')
  flip.append(icon(), Object.assign(document.createElement('span'), { textContent: copy.flip }))
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
  angle.closest('.read-out')?.after(flip)
  stage.after(keys, status)
  return { handle, flip, status, labels }
}

/** Two halves of a picture. */
function icon() {
  const namespace = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(namespace, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', 'M12 3v18M4 6h16v12H4z')
  drawing.append(path)
  return drawing
}

function text(id: string, content: string) {
  const element = document.createElement('p')
  element.id = id
  element.className = 'unseen'
  element.textContent = content
  return element
}
