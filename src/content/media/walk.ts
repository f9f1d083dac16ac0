export const walkCopy = {
  heading: 'Walk around it',
  stops: 'Where we stand around the car',
  /** The text that screen readers announce for an angle. */
  standing: (angle: number, side: string) =>
    `${angle} degrees, ${side}. On our phone: the ${side} on the lot. On the listing: the same ${side}, edited.`,
  angle: (angle: number) => `${angle}°`,
  hint: 'Drag the car, or drag the photographer around the circle.',
  phone: 'On our phone',
  phoneAlt: (side: string) => `The graphite crossover on the lot, as shot, ${side} view`,
  listing: 'On your listing',
  listingAlt: (side: string) => `The same crossover in the white studio, edited, ${side} view`,
  photo: (photo: number) => `Photo ${photo} of 44`,
  failed: 'These two pictures couldn’t be loaded. Check your connection.',
}

/** Follows RULINGS section 9, "angles", and section 10, "where the photographer stands". */
export const walkPlan = {
  label:
    'Plan of the clear spot, drawn to scale: a square of 30 by 30 feet with the car in the middle and nothing else in it. Outside the square, a circle of 36 stops, ten degrees apart, that the photographer walks. 0 degrees is the dead front of the car, 90 its right side, 180 its rear and 270 its left side. A wider circle is for a crew cab.',
  /** In feet. */
  side: 30,
  sideLabel: '30 ft',
  front: '0°',
  right: '90°',
  rear: '180°',
  left: '270°',
  photographer: 'Us',
  caption: (crossover: number, crewCab: number) =>
    `To scale. We stand ${crossover} feet from a crossover’s center, ${crewCab} (dotted) from a crew cab’s.`,
}
