import { expect, it } from 'vitest'
import { pictureForPhone } from '../../scripts/build/phone.mjs'
import { createLimits, median } from '../../scripts/measure/limits.mjs'
import { plainPage } from '../../scripts/measure/loads/control.mjs'

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

it("keeps only a page's text and image in the plain page", () => {
  const html = `<head><title>Cars &amp; more</title><style>p{}</style></head><body class="a">
    <nav><ul><li><a href="/">Home</a></li></ul></nav><svg><text>no</text></svg>
    <main><h1 class="big">All <b>cars</b></h1><div>We <em>photograph</em> them.<p style="x">Daily &lt;3</p></div></main>
    <noscript>Call us</noscript><script>let no</script></body>`
  expect(plainPage(html, { src: '/car-800.avif', width: 390, height: 219.4 })).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Cars &amp; more</title></head>' +
      '<body><h1>All cars</h1><img src="/car-800.avif" width="390" height="219" alt="">' +
      '<ul><li>Home</li></ul><p>We photograph them.</p><p>Daily &lt;3</p></body></html>',
  )
})

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('finds the median of %o', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('counts figures that miss a limit, as rounded', () => {
  const { cell, misses } = createLimits()
  expect([cell('1.10', 1.1), cell('12'), cell('151', 150), cell('never', 1800)]).toEqual([
    '1.10  ',
    '12  ',
    '151 !',
    'never !',
  ])
  expect(misses()).toBe(2)
})
