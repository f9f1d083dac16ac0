import { expect, it } from 'vitest'
import { bounded, fit, onStage, wholeView, zoomedAt } from '../../viewer/src/display/view'

const stage = { width: 800, height: 450 }
const fitted = fit(stage, { width: 1600, height: 900 }, 1.2)

it.each([
  [400, 900, 480, 270],
  [600, 400, 711, 400],
  [2000, 450, 800, 450],
])('fit() shows the whole car in %i x %i px, cropping only the space beside it', (width, height, ...size) => {
  const fitted = fit({ width, height }, { width: 1600, height: 900 }, 1.2)
  expect([fitted.width, fitted.height].map(Math.round)).toEqual(size)
})

it('zooming keeps the point under the pointer in place', () => {
  const place = [70, 60] as const
  const before = onStage(place, wholeView, stage, fitted)
  const pointer = { x: before.x - stage.width / 2, y: before.y - stage.height / 2 }
  const after = onStage(place, zoomedAt(wholeView, 2.5, pointer), stage, fitted)
  expect(after.x).toBeCloseTo(before.x, 6)
  expect(after.y).toBeCloseTo(before.y, 6)
})

it('an image can be panned no farther than its edge', () => {
  expect(bounded({ zoom: 2, x: 9_999, y: -9_999 }, stage, fitted)).toEqual({ zoom: 2, x: 400, y: -225 })
  expect(bounded({ zoom: 1, x: 50, y: 50 }, stage, fitted)).toEqual(wholeView)
})
