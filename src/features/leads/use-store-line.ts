import type { Contact, ContactInput } from '@contracts/contact'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useStore } from '@/lib/store/store'

/**
 * Fills in the store name typed elsewhere on the site; the visitor's edits stay. Call it after restoring the draft.
 * @returns undefined if the form has no such line
 */
export function useStoreLine(form: UseFormReturn<ContactInput, unknown, Contact>): string | undefined {
  const name = useStore()?.name
  const { getValues, setValue } = form
  useEffect(() => {
    if (!name) setValue('store', undefined)
    else if (!getValues('store')) setValue('store', name)
  }, [name, getValues, setValue])
  return name
}
