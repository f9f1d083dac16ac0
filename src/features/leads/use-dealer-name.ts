import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useDealer } from '@/lib/dealer'

const filledIn = new Set<string>()

/**
 * Fills in the dealer name that the visitor has typed elsewhere on the site, and updates it until the visitor edits the
 * field. Call this after the draft is restored.
 */
export function useDealerName<Values extends FieldValues, Output>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Output>,
  field: Path<Values>,
) {
  const name = useDealer()?.name
  useEffect(() => {
    if (!name) return
    const typed: string | undefined = getValues(field)
    if (!typed || filledIn.has(typed)) setValue(field, name as PathValue<Values, Path<Values>>)
    filledIn.add(name)
  }, [name, field, getValues, setValue])
}
