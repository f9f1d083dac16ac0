/** In feet. */
type CarSize = { length: number; width: number }

export const crossover: CarSize = { length: 15.4, width: 6.2 }
export const crewCab: CarSize = { length: 19.5, width: 6.7 }

/** Full-frame equivalent. For comparison, a phone's main camera is about 26 mm. */
const focalLengthMm = 50
const sensorWidthMm = 36

/** The fraction of the picture's width that the car fills in a side view. */
const carShare = 0.78

export const halfViewRadians = Math.atan(sensorWidthMm / 2 / focalLengthMm)

/**
 * The distance in feet from the middle of the car to the photographer, for a photo of the car's whole side with a
 * 50 mm-equivalent lens (RULINGS section 10, "where the photographer stands").
 */
export function cameraDistance({ length, width }: CarSize): number {
  const seenWidth = length / carShare
  return seenWidth / 2 / Math.tan(halfViewRadians) + width / 2
}
