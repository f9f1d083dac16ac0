// When the browser tries again by itself: SPEC section 9, RULINGS sections 2 and 8. `failures` are those before this one.

type Retry = (failures: number, error: unknown) => boolean

/** A page's data. */
export const retryQuery: Retry = (failures, error) => failures < 3 && !isClientError(error)

/** What is sent, where no rule below says otherwise. */
export const retryMutation: Retry = (failures, error) => failures < 1 && !isClientError(error)

/** Contact, demo and plan request. */
export const leadRetries = 2
export const leadRetryDelayMs = 2000
export const retryLead: Retry = (failures, error) => failures < leadRetries && !isClientError(error)

/** An application: only what may pass, so not a 200 that says it failed, nor a file that can't be read. */
export const retryApplication: Retry = (failures, error) => {
  const status = statusOf(error)
  return failures < 1 && (status === 0 || status >= 500)
}

/** Trying again would change nothing. */
function isClientError(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500
}

/** As SendError has it; NaN for other errors. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
}
