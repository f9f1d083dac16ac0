/** How long a mail belongs to whoever took it; longer than any attempt lasts. */
export const leaseSeconds = 60

/** After so many refusals for good a mail counts as failed. The lead itself stays stored. */
export const mostRefusals = 8

/**
 * Seconds until the next attempt after `attempts` of them: 10, 20, 40, then 45. The longest stays below a minute,
 * so that the schedule, which runs every minute, finds a waiting mail due at each run.
 */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(10 * 2 ** Math.max(0, attempts - 1), 45)
}
