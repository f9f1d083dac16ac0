import { useRef } from 'react'

/**
 * One id a submission: the same values sent again, by a retry or by a second press after a failure, keep their id,
 * so that the server recognises them. Other values are another submission.
 */
export function useSubmissionId() {
  const last = useRef({ key: '', id: '' })

  return (values: unknown): string => {
    const key = JSON.stringify(values)
    if (last.current.key !== key) last.current = { key, id: crypto.randomUUID() }
    return last.current.id
  }
}
