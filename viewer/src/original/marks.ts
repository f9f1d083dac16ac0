import { locate, type Scene } from '../display/stage'
import type { Mark } from '../frames/manifest'

export function createMarks(stage: HTMLElement, marks: readonly Mark[]) {
  const labels = marks.map(({ text }) => {
    const label = document.createElement('span')
    label.className = 'mark'
    label.textContent = text
    label.hidden = true
    return label
  })
  stage.append(...labels)

  return (scene: Scene, areShown: boolean) => {
    labels.forEach((label, index) => {
      const place = marks[index]?.at[scene.frame]
      label.hidden = !areShown || !place
      if (!place) return
      const { x, y } = locate(scene, place)
      label.style.transform = `translate(${x / scene.density}px, ${y / scene.density}px)`
    })
  }
}
