/** A background color and the color of the text on it, both as #rrggbb. */
export type OverlayColors = { ground: string; ink: string }

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

/** Takes a background color as #rrggbb. The text is black or white, whichever has more contrast (at least 4.5:1). */
export function colorsOn(ground: string): OverlayColors {
  return { ground, ink: luminance(ground) > equalContrast ? '#000000' : '#ffffff' }
}

/** On a background with this luminance, black and white text have the same contrast, 4.58:1. */
const equalContrast = Math.sqrt(1.05 * 0.05) - 0.05

/** Relative luminance, as defined in WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
