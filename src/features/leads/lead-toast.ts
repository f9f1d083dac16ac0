/** The retries and the result of a lead share one toast. */
export const leadToastId = 'lead'
