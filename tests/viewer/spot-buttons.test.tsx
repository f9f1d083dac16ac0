import { expect, it } from 'vitest'
import type { HotSpot } from '../../viewer/src/frames/manifest'
import { createSpotButtons } from '../../viewer/src/hot-spots/spot-buttons'
import type { Parts } from '../../viewer/src/parts'

it('puts the label of "Look inside" on the side without another marker', () => {
  const canvas = document.createElement('canvas')
  Object.defineProperty(canvas, 'clientWidth', { value: 800 })
  const spots = document.createElement('div')
  const [inside, other] = [
    { id: 'inside', label: 'Look inside', text: '', at: [], inside: '/viewer/inside/' },
    { id: 'keys', label: 'Two keys', text: '', at: [] },
  ]
  const buttons = createSpotButtons(
    { spots, canvas } as unknown as Parts,
    [inside, other] as HotSpot[],
    () => {},
  )
  const isSaidLeft = (at: { x: number; y: number }) => {
    const places = [{ x: 300, y: 200 }, at]
    buttons.place(places, places, undefined)
    return spots.firstElementChild?.classList.contains('is-said-left')
  }
  expect(isSaidLeft({ x: 354, y: 200 })).toBe(true)
  expect(isSaidLeft({ x: 354, y: 300 })).toBe(false)
  expect(isSaidLeft({ x: 246, y: 200 })).toBe(false)
})
