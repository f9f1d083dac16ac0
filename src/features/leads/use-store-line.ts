import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useStore } from '@/lib/store/store'

type StoreLine = { store?: string | undefined }

/**
 * Fills in the store name typed elsewhere on the site; the visitor's edits stay. Call it after restoring the draft.
 * @returns undefined if the form has no such line
 */
export function useStoreLine<Values extends FieldValues & StoreLine, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): string | undefined {
  const name = useStore()?.name
  const { getValues, setValue } = form as unknown as UseFormReturn<StoreLine>
  useEffect(() => {
    if (!name) setValue('store', undefined)
    else if (!getValues('store')) setValue('store', name)
  }, [name, getValues, setValue])
  return name
}
