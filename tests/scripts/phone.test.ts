import { expect, it } from 'vitest'
import { pictureForPhone } from '../../scripts/build/phone.mjs'

const car = '/car-480.avif 480w, /car-800.avif 800w, /car-1200.avif 1200w, /car-1600.avif 1600w'

it.each([
  ['100vw', '/car-800.avif'],
  ['103vw', '/car-1200.avif'],
  ['450vw', '/car-1600.avif'],
  ['(min-width: 768px) 50vw, 130vw', '/car-1200.avif'],
  ['(min-width: 1440px) 48rem, (min-width: 360px) 50vw, 100vw', '/car-480.avif'],
  ['182px', '/car-480.avif'],
])('selects the file that a phone selects for an image shown at %s', (sizes, file) => {
  expect(pictureForPhone(car, sizes)).toBe(file)
})
