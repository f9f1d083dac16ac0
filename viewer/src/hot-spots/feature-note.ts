import { clamp, type Point, type Size } from '../display/view'
import type { HotSpot } from '../frames/manifest'
import type { Parts } from '../parts'

/** In px; on smaller stages the note is along an edge. */
const roomyStage = 560
const noteWidth = 264
const gap = 28

export function createFeatureNote({ note, noteLabel, noteText }: Parts) {
  return {
    show(spot: HotSpot | undefined) {
      note.hidden = !spot
      noteLabel.textContent = spot?.label ?? ''
      noteText.textContent = spot?.text ?? ''
    },
    /** Beside its feature, toward the center, if there is room; else along the edge farther from it. */
    place(at: Point, size: Size) {
      const isRoomy = size.width >= roomyStage
      const height = note.offsetHeight
      const isLeft = at.x > size.width / 2
      note.classList.toggle('is-high', !isRoomy && at.y > size.height / 2)
      note.style.left = isRoomy ? `${at.x + (isLeft ? -gap - noteWidth : gap)}px` : ''
      note.style.top = isRoomy ? `${clamp(at.y - 24, 8, size.height - height - 8)}px` : ''
    },
  }
}
