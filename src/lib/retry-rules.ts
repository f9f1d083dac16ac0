// When the browser retries automatically (SPEC section 9, RULINGS sections 2 and 8). `failures` counts earlier
// failures.

type Retry = (failures: number, error: unknown) => boolean

/** For a page's queries. */
export const retryQuery: Retry = (failures, error) => failures < 3 && !isClientError(error)

/** The default for mutations. */
export const retryMutation: Retry = (failures, error) => failures < 1 && !isClientError(error)

/** For contact, demo and plan requests. */
export const leadRetries = 2
export const leadRetryDelayMs = 2000
export const retryLead: Retry = (failures, error) => failures < leadRetries && !isClientError(error)

/** For applications. Only network errors and 5xx are retried. */
export const retryApplication: Retry = (failures, error) => {
  const status = statusOf(error)
  return failures < 1 && (status === 0 || status >= 500)
}

/** Retrying a client error can't change the result. */
function isClientError(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500
}

/** The status of a SendError; NaN for other errors. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
}
