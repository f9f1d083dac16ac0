import { expect, it } from 'vitest'
import { clearSpot } from '@/content/services/onsite'
import { cameraDistance, crewCab, crossover, halfViewRadians } from '@/pages/service-onsite/camera-distance'

it.each([
  ['a midsize crossover', crossover, 31],
  ['a crew cab', crewCab, 38],
])('a 50 mm lens sees all of the side of %s from where the photographer stands', (_, car, feet) => {
  const distance = cameraDistance(car)
  expect(Math.round(distance)).toBe(feet)
  const seen = 2 * Math.tan(halfViewRadians) * (distance - car.width / 2)
  expect(car.length / seen).toBeLessThan(0.8)
  // Outside the clear square, corners included.
  expect(distance).toBeGreaterThan((clearSpot.plan.side / 2) * Math.SQRT2)
})
