/** A lead's retries and its outcome share one toast. */
export const leadToastId = 'lead'
