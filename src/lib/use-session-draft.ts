import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { writeSession } from './session'
import { draftKey, readDraft } from './session-draft'

const keepAll = () => true

/**
 * Keeps form input for the tab's lifetime, in the same draft as input before hydration (app/early-input/drafts.ts).
 * @param isKept whether to keep a field's value; the same function at every render
 * @returns clears the draft; call it once the submission has arrived
 */
export function useSessionDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  isKept: (field: string, value: unknown) => boolean = keepAll,
): () => void {
  const key = draftKey(name)
  const { subscribe, reset, getValues } = form

  useEffect(() => {
    const draft = readDraft(key) as Partial<Values> | undefined
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.entries(values).filter(([field, value]) => isKept(field, value))
        writeSession(key, JSON.stringify(Object.fromEntries(kept)))
      },
    })
  }, [key, subscribe, reset, getValues, isKept])

  return useCallback(() => writeSession(key, null), [key])
}
