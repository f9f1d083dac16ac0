import type { Contact, ContactInput } from '@contracts/contact'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useStore } from '@/lib/store/store'

/**
 * Fills in the store that the visitor typed on the site; what they then make of that line stays. Call it after the
 * draft has been restored.
 * @returns the store's name, without which the form has no such line
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
