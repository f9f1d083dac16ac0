import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSession, writeSession } from '@/lib/session'

const keepAll: ReadonlyArray<never> = []

/**
 * Keeps what is typed into a form for as long as the tab lives: it survives a failed send, a reload and a closed
 * dialog.
 * @param name the draft's own name, one a form
 * @param except fields that are not kept; the same array at every render
 * @returns forgets the draft; call it once the submission has arrived
 */
export function useSessionDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  except: ReadonlyArray<keyof Values> = keepAll,
): () => void {
  const key = `draft:${name}`
  const { subscribe, reset, getValues } = form

  useEffect(() => {
    const draft = readDraft<Values>(key)
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.entries(values).filter(([field]) => !except.includes(field))
        writeSession(key, JSON.stringify(Object.fromEntries(kept)))
      },
    })
  }, [key, subscribe, reset, getValues, except])

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
