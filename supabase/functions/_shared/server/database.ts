import postgres from 'postgres'

export type Database = postgres.Sql

/**
 * A pool for one short transaction a request. `prepare` is off for the pooler's sake, type fetching for the sake
 * of a fast first query; a database that is down is reported within 5 seconds.
 */
export function openDatabase(url: string): Database {
  return postgres(url, {
    max: 3,
    idle_timeout: 20,
    connect_timeout: 5,
    // The library would wait up to 20 s before it tries a database again that was down a moment ago.
    backoff: () => 0,
    prepare: false,
    fetch_types: false,
    onnotice: () => undefined,
  })
}

/** Rejects when `work` takes longer than `limitMs`; a database that accepts but never answers counts as down. */
export function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('took too long', 'TimeoutError')), limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
