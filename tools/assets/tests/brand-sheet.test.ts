import { expect, it, test } from 'vitest'
import { brandSheet } from '../media/brand-sheet.mjs'

const logo = (inside = '') =>
  `<svg width="90" height="48" xmlns="http://www.w3.org/2000/svg">${inside}<path d="M0 0h9v9z"/></svg>`

it('brandSheet() leaves out the XML declaration and comments of an exported logo', () => {
  const exported = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn by hand -->\n${logo()}\n`
  expect(brandSheet([['one.svg', exported]])).toBe(brandSheet([['one.svg', logo()]]))
})

test.each([
  ['media/brands/two.svg has a <style>', '<style>path { fill: red }</style>'],
  ['media/brands/two.svg has the id "a", which media/brands/one.svg also has', '<mask id="a"/>'],
])('brandSheet() rejects a logo that changes another one: %s', (message, inside) => {
  const one = logo('<mask id="a"/>')
  expect(() =>
    brandSheet([
      ['one.svg', one],
      ['two.svg', logo(inside)],
    ]),
  ).toThrow(message)
})
