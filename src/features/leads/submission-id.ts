import { useRef } from 'react'

/** The same values sent again keep their ID, so that the server recognizes a repeated submission. */
export function useSubmissionId() {
  const last = useRef({ key: '', id: '' })

  return (values: unknown): string => {
    const key = JSON.stringify(values)
    if (last.current.key !== key) last.current = { key, id: crypto.randomUUID() }
    return last.current.id
  }
}
