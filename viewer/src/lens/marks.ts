import { locate, type Scene } from '../display/scene'
import type { Mark } from '../frames/manifest'

export function placeMarks(
  labels: readonly HTMLElement[],
  marks: readonly Mark[],
  scene: Scene,
  areShown: boolean,
) {
  labels.forEach((label, index) => {
    const place = marks[index]?.at[scene.frame]
    label.hidden = !areShown || !place
    if (!place) return
    const { x, y } = locate(scene, place)
    label.style.transform = `translate(${x / scene.density}px, ${y / scene.density}px)`
  })
}
