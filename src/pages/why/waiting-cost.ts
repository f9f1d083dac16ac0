export type Waiting = {
  cars: number
  costPerCarPerDayCents: number
  /** Days from a car's arrival until it is online; may be fractions. */
  daysNow: number
  daysWithUs: number
}

type WaitingCost = {
  /** Negative if cars are online sooner today. */
  daysSaved: number
  perCarCents: number
  totalCents: number
}

/** cars × cost per car per day × (days now − days with us), in whole cents. */
export function waitingCost({ cars, costPerCarPerDayCents, daysNow, daysWithUs }: Waiting): WaitingCost {
  // In binary, 3.3 - 1.1 is 2.1999…, so days are rounded to hundredths.
  const daysSaved = Math.round((daysNow - daysWithUs) * 100) / 100
  const perCarCents = Math.round(costPerCarPerDayCents * daysSaved)
  return { daysSaved, perCarCents, totalCents: perCarCents * cars }
}

/** Reads '$1,200.50', ' 40 ' or '.5'; undefined unless it is a plain number of zero or more. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '')
  const isNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/.test(plain) && /\d/.test(plain)
  return isNumber ? Number(plain.replaceAll(',', '')) : undefined
}
