/** A vehicle page as a shopper sees it, with the visitor’s store on it. */
export const listingPhone = {
  store: 'Your store',
  vehicle: 'Graphite crossover, 48,213 miles, one scratch',
  poster: 'Front left view',
  turn: 'Turn the car on the phone',
  angle: (side: string, degrees: number) => `${side}, ${degrees} degrees`,
  hint: 'Turn the car',
  photos: 'Photos on the listing: eight of the outside, four of the inside',
}

/** Of the 36 frames, in the order of a listing. */
export const listingFrames = [1, 4, 8, 13, 18, 22, 26, 31]
