import { type Contact, type ContactInput, contactAbout } from '@contracts/contact'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useClientValue } from '@/lib/hooks/use-client-value'
import type { ContactIntent } from '@/lib/paths'
import { intentOf, messageFor } from './contact-intent'

/**
 * Follows `/contact?for=…`: the form carries the intent, and its message begins with it unless the visitor has written
 * one. Call it after the draft has been restored.
 */
export function useContactIntent(
  form: UseFormReturn<ContactInput, unknown, Contact>,
): ContactIntent | undefined {
  const { search } = useLocation()
  // One static page serves every `?for=`.
  const intent = useClientValue(() => intentOf(search), undefined)
  const { getValues, setValue } = form
  useEffect(() => {
    setValue('about', intent && contactAbout[intent])
    setValue('message', messageFor(intent, getValues('message')))
  }, [intent, getValues, setValue])
  return intent
}
