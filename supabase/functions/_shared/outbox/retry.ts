/** Longer than any attempt lasts. */
export const leaseSeconds = 60

/** A confirmation fails after so many refusals, or two days; a lead never does. */
export const mostConfirmationRefusals = 8

/**
 * Seconds until the next attempt, as SQL over a row of leads.deliveries. After an outage below a minute, so that each run
 * of the schedule finds it due; after a refusal up to two hours, because someone has to fix something first.
 */
export const delaySql = {
  retry: 'least(10 * 2 ^ least(attempts - 1, 8), 45)',
  refused: 'least(60 * 2 ^ least(refusals, 12), 7200)',
  unsure: '900',
}
