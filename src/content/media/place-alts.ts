/** `placeKit` is on several pages. */
export const kitAlt =
  'A photographer in our jacket at his phone and tripod, before him a red crossover alone on its spot of the lot'

/** `placeLotRear`. */
export const lotRearAlt = 'A graphite crossover alone on a dealer’s lot, from the rear right'

/** `videoFilming` is on several pages, too. */
export const filmingAlt =
  'A photographer walks around a white pickup on a lot, a phone on a gimbal in his hands'

/** `placeAbove`. */
export const aboveAlt =
  'A lot from above: a white crossover alone in its row, four orange cones at the corners of a clear square around it'
