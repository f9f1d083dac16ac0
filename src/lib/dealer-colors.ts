/** tests/lib/dealer.test.tsx checks their contrast. */
export const dealerColors = [
  { id: 'white', ground: '#ffffff', ink: '#0e1116' },
  { id: 'night', ground: '#0e1116', ink: '#ffffff' },
  { id: 'orange', ground: '#ff6a1a', ink: '#0e1116' },
  { id: 'navy', ground: '#12356b', ink: '#ffffff' },
  { id: 'green', ground: '#0b5a3a', ink: '#ffffff' },
] as const

export type DealerColorId = (typeof dealerColors)[number]['id']

export function colorsOf(color: DealerColorId) {
  return dealerColors.find(({ id }) => id === color) ?? dealerColors[0]
}
