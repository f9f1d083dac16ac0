import { expect, it } from 'vitest'
import { readSelection, snapVehicles, writeSelection } from '@/pages/calculator/quote-address'

it.each([
  ['', 50, []],
  ['?vehicles=47', 45, []],
  ['?vehicles=48', 50, []],
  ['?vehicles=3', 10, []],
  ['?vehicles=9999', 250, []],
  ['?vehicles=many', 50, []],
  ['?addons=AI-Tour, nonsense,, Photo-Booth', 50, ['photo-booth', 'ai-tour']],
  ['?addons=hosting', 50, []],
])('readSelection() reads the vehicles and add-ons in %j', (search, vehicles, addOnIds) => {
  expect(readSelection(search)).toEqual({ vehicles, addOnIds })
})

it('writeSelection() writes a query that readSelection() reads as the same selection', () => {
  const selection = { vehicles: 155, addOnIds: ['branding', 'video-walkaround'] }
  expect(writeSelection(selection)).toBe('?vehicles=155&addons=branding,video-walkaround')
  expect(readSelection(writeSelection(selection))).toEqual(selection)
  expect(writeSelection({ vehicles: 10, addOnIds: [] })).toBe('?vehicles=10')
})

it('snapVehicles() rounds to the nearest count that can be quoted', () => {
  expect([0, 12, 12.5, 248, 251].map(snapVehicles)).toEqual([10, 10, 15, 250, 250])
})
