import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSession, writeSession } from '@/lib/storage/session'
import { draftKey, parseDraft } from '@/lib/storage/session-draft'

const keepAll: ReadonlyArray<never> = []

/**
 * Keeps what is typed into a form for as long as the tab lives: it survives a failed send, a reload and a closed
 * dialog. The same draft holds what is typed before hydration (src/app/hydration/early-draft.ts).
 * @param name the draft's own name, one per form
 * @param except fields that are not kept; the same array at every render
 * @returns forgets the draft; call it once the submission has arrived
 */
export function useSessionDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  except: ReadonlyArray<keyof Values> = keepAll,
): () => void {
  const key = draftKey(name)
  const { subscribe, reset, getValues } = form

  useEffect(() => {
    const draft = parseDraft(readSession(key)) as Partial<Values> | undefined
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
