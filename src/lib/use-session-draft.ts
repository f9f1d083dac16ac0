import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSession, writeSession } from '@/lib/session'

/**
 * Keeps what is typed into a form for as long as the tab lives: it survives a failed send, a reload and a closed
 * dialog.
 * @param name the draft's own name, one a form
 * @returns forgets the draft; call it once the submission has arrived
 */
export function useSessionDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
): () => void {
  const key = `draft:${name}`
  const { subscribe, reset, getValues } = form

  useEffect(() => {
    const draft = readDraft<Values>(key)
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeSession(key, JSON.stringify(values)),
    })
  }, [key, subscribe, reset, getValues])

  return useCallback(() => writeSession(key, null), [key])
}

function readDraft<Values>(key: string): Partial<Values> | undefined {
  const text = readSession(key)
  if (!text) return undefined
  try {
    const draft: unknown = JSON.parse(text)
    return typeof draft === 'object' && draft !== null ? (draft as Partial<Values>) : undefined
  } catch {
    return undefined
  }
}
