import { useEffect } from 'react'
import { useStore } from '@/lib/store/store'

type StoreLineForm = {
  getValues: (name: 'store') => string | undefined
  setValue: (name: 'store', value: string | undefined) => void
}

/**
 * Fills in the store name typed elsewhere on the site; the visitor's edits stay. Call it after restoring the draft.
 * @returns undefined if the form has no such line
 */
export function useStoreLine({ getValues, setValue }: StoreLineForm): string | undefined {
  const name = useStore()?.name
  useEffect(() => {
    if (!name) setValue('store', undefined)
    else if (!getValues('store')) setValue('store', name)
  }, [name, getValues, setValue])
  return name
}
