/** How long a claimed delivery belongs to the run that claimed it; longer than any attempt lasts. */
export const leaseSeconds = 60

/** After so many refusals, or two days, a confirmation is given up. Leads never are. */
export const mostConfirmationRefusals = 8

/**
 * Seconds until the next attempt, as SQL over a row of leads.deliveries. After an outage 10, 20, 40, then 45: below a
 * minute, so that the schedule, which runs every minute, finds it due at each run. After a refusal minutes, then
 * two hours: someone has to change something first. An answer that was lost is asked for again after a quarter
 * of an hour.
 */
export const delaySql = {
  retry: 'least(10 * 2 ^ least(attempts - 1, 8), 45)',
  refused: 'least(60 * 2 ^ least(refusals, 12), 7200)',
  unsure: '900',
}
