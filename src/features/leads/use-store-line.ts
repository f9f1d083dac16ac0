import { useEffect } from 'react'
import { useStore } from '@/lib/store/store'

type StoreLineForm = {
  getValues: (name: 'store') => string | undefined
  setValue: (name: 'store', value: string | undefined) => void
}

const filledIn = new Set<string>()

/**
 * Fills in the store name typed elsewhere on the site, and follows its changes until the visitor edits the line. Call it
 * after restoring the draft.
 * @returns undefined if the form has no such line
 */
export function useStoreLine({ getValues, setValue }: StoreLineForm): string | undefined {
  const name = useStore()?.name
  useEffect(() => {
    const line = getValues('store')
    if (!name) setValue('store', undefined)
    else if (!line || filledIn.has(line)) setValue('store', name)
    if (name) filledIn.add(name)
  }, [name, getValues, setValue])
  return name
}
