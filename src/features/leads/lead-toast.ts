/** All toasts about a lead have this ID, so the result replaces the retry message. */
export const leadToastId = 'lead'
