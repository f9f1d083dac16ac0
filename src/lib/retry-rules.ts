// SPEC section 9 and RULINGS sections 2 and 8 specify when the browser retries. `failures` is the number of earlier
// failures.

type Retry = (failures: number, error: unknown) => boolean

export const retryQuery: Retry = (failures, error) => failures < 3 && !isClientError(error)

export const retryMutation: Retry = (failures, error) => failures < 1 && !isClientError(error)

/** For contact, demo and plan requests. */
export const leadRetries = 2
export const leadRetryDelayMs = 2000
export const retryLead: Retry = (failures, error) => failures < leadRetries && !isClientError(error)

/** Applications are retried only after network errors and 5xx responses. */
export const retryApplication: Retry = (failures, error) => {
  const status = statusOf(error)
  return failures < 1 && (status === 0 || status >= 500)
}

function isClientError(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500
}

/** Returns the status of a SendError, or NaN for other errors. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
}
