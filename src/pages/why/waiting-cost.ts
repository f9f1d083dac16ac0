export type Waiting = {
  cars: number
  costPerCarPerDayCents: number
  /** Days from a car's arrival until it is online. May be a fraction. */
  daysNow: number
  daysWithUs: number
}

type WaitingCost = {
  /** Negative if cars go online faster now than they would with us. */
  daysSaved: number
  perCarCents: number
  totalCents: number
}

export function waitingCost({ cars, costPerCarPerDayCents, daysNow, daysWithUs }: Waiting): WaitingCost {
  // In floating-point arithmetic, 3.3 - 1.1 is 2.1999…, so round the days to hundredths.
  const daysSaved = Math.round((daysNow - daysWithUs) * 100) / 100
  const perCarCents = Math.round(costPerCarPerDayCents * daysSaved)
  return { daysSaved, perCarCents, totalCents: perCarCents * cars }
}

/** Parses amounts such as '$1,200.50', ' 40 ' or '.5'. Returns undefined if the text isn't a number of zero or more. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '')
  const isNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/.test(plain) && /\d/.test(plain)
  return isNumber ? Number(plain.replaceAll(',', '')) : undefined
}
