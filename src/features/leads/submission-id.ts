import { useRef } from 'react'

/** Resending the same values reuses the ID, so the server recognizes a repeated submission. */
export function useSubmissionId() {
  const last = useRef({ key: '', id: '' })

  return (values: unknown): string => {
    const key = JSON.stringify(values)
    if (last.current.key !== key) last.current = { key, id: crypto.randomUUID() }
    return last.current.id
  }
}
