import { copy } from '../copy'
import { clamp, type Point, type Size } from '../display/view'
import type { HotSpot } from '../frames/manifest'
import type { Parts } from '../parts'

/** On a stage narrower than this many px, the note is placed along an edge. */
const roomyStage = 560
const noteWidth = 264
const gap = 28

export type CloseUpOf = (spot: HotSpot) => string | undefined

export function createFeatureNote(
  { note, noteLabel, noteText, noteKind, notePicture }: Parts,
  closeUpOf: CloseUpOf,
  onSized: () => void,
) {
  notePicture.onload = () => {
    notePicture.hidden = false
    onSized()
  }

  function showPicture(spot: HotSpot | undefined) {
    notePicture.hidden = true
    const source = spot && closeUpOf(spot)
    if (!source) return notePicture.removeAttribute('src')
    notePicture.alt = spot.picture?.text ?? ''
    notePicture.src = source
  }

  return {
    show(spot: HotSpot | undefined) {
      note.hidden = !spot
      noteLabel.textContent = spot?.label ?? ''
      noteText.textContent = spot?.text ?? ''
      noteKind.hidden = !spot?.kind
      noteKind.textContent = spot?.kind ? copy.kinds[spot.kind] : ''
      showPicture(spot)
    },
    /**
     * Places the note beside its feature, toward the middle of the stage. On a small stage, the note is placed along
     * the edge that is farther from the feature.
     */
    place(at: Point, size: Size) {
      const isRoomy = size.width >= roomyStage
      const height = note.offsetHeight
      const isLeft = at.x > size.width / 2
      note.classList.toggle('is-high', !isRoomy && at.y > size.height / 2)
      note.style.left = isRoomy ? `${at.x + (isLeft ? -gap - noteWidth : gap)}px` : ''
      note.style.top = isRoomy ? `${clamp(at.y - 24, 8, Math.max(size.height - height - 8, 8))}px` : ''
    },
  }
}
