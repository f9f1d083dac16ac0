import type { Contact, ContactInput } from '@shared/contracts/contact'
import { contactAbout } from '@shared/contracts/contact-about'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { ContactIntent } from '@/lib/paths'
import { useClientValue } from '@/lib/use-client-value'
import { intentOf, messageFor } from './contact-intent'

export function useAskedIntent(): ContactIntent | undefined {
  const { search } = useLocation()
  return useClientValue(() => intentOf(search), undefined)
}

/** Fills in the message for `/contact?for=…` unless the visitor has written one. Call it after restoring the draft. */
export function useContactIntent(
  form: UseFormReturn<ContactInput, unknown, Contact>,
): ContactIntent | undefined {
  const intent = useAskedIntent()
  const { getValues, setValue } = form
  useEffect(() => {
    setValue('about', intent && contactAbout[intent])
    setValue('message', messageFor(intent, getValues('message')))
  }, [intent, getValues, setValue])
  return intent
}
