export type Waiting = {
  /** Cars waiting for pictures. */
  cars: number
  /** US cents that a car costs for each day on the lot. */
  costPerCarPerDayCents: number
  /** Days from arrival until a car is online; halves and the like are welcome. */
  daysNow: number
  daysWithUs: number
}

export type WaitingCost = {
  /** Negative when a car is online sooner today. */
  daysSaved: number
  /** Whole US cents for one car. */
  perCarCents: number
  /** Whole US cents for all cars: the rounded figure of one car, times the cars. */
  totalCents: number
}

/** The visitor's own arithmetic: cars × cost per car per day × (days now − days with us), in whole cents. */
export function waitingCost({ cars, costPerCarPerDayCents, daysNow, daysWithUs }: Waiting): WaitingCost {
  // 3.3 - 1.1 is 2.1999… in binary; days are counted in hundredths.
  const daysSaved = Math.round((daysNow - daysWithUs) * 100) / 100
  const perCarCents = Math.round(costPerCarPerDayCents * daysSaved)
  return { daysSaved, perCarCents, totalCents: perCarCents * cars }
}

/**
 * Reads a number the way people type one: '$1,200.50', ' 40 ', '.5'.
 * @returns undefined where it is not a plain number of zero or more
 */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '')
  const isNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/.test(plain) && /\d/.test(plain)
  return isNumber ? Number(plain.replaceAll(',', '')) : undefined
}
