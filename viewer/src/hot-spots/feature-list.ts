import { copy } from '../copy'
import type { HotSpot } from '../frames/manifest'
import type { Parts } from '../parts'

type Options = {
  parts: Parts
  hotSpots: readonly HotSpot[]
  onToggle: (isOpen: boolean) => void
  onChoose: (spot: HotSpot) => void
}

export function createFeatureList({ parts, hotSpots, onToggle, onChoose }: Options) {
  const { features, featureList, featuresButton } = parts

  function toggle(isOpen: boolean) {
    features.hidden = !isOpen
    featuresButton.setAttribute('aria-expanded', String(isOpen))
    onToggle(isOpen)
  }

  function listItem(spot: HotSpot) {
    const item = document.createElement('li')
    const button = document.createElement('button')
    const text = document.createElement('span')
    button.type = 'button'
    button.append(spot.label)
    text.append(spot.text)
    if (spot.kind) button.append(kindMark(spot.kind))
    item.append(button, text)
    button.addEventListener('click', () => {
      toggle(false)
      onChoose(spot)
    })
    return item
  }

  featureList.append(...hotSpots.map(listItem))
  featuresButton.hidden = hotSpots.length === 0
  featuresButton.onclick = () => toggle(features.hidden === true)

  return {
    open: () => toggle(true),
    close(): boolean {
      if (features.hidden) return false
      toggle(false)
      featuresButton.focus()
      return true
    },
  }
}

function kindMark(kind: NonNullable<HotSpot['kind']>) {
  const mark = document.createElement('small')
  mark.className = `kind kind-${kind}`
  mark.textContent = copy.kinds[kind]
  return mark
}
