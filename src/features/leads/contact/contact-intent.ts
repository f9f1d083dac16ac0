import type { Contact, ContactInput } from '@shared/contracts/contact'
import { contactAbout } from '@shared/contracts/contact-about'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { contactIntentCopy, contactTimes } from '@/content/contact/contact'
import { askedFor } from '@/lib/early-input'
import { type ContactIntent, contactIntents } from '@/lib/paths'
import { useClientValue } from '@/lib/use-client-value'

export function intentOf(search: string): ContactIntent | undefined {
  const asked = askedFor(search)
  return contactIntents.find((intent) => intent === asked)
}

export function useAskedIntent(): ContactIntent | undefined {
  const { search } = useLocation()
  return useClientValue(() => intentOf(search), undefined)
}

/**
 * Fills in the message for `/contact?for=…` unless the visitor has written one. Call this after the draft is restored.
 */
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

export function timesIn(message: string): ReadonlyArray<string> {
  const line = message.split('\n').find(isTimesLine)
  if (!line) return []
  const named = line
    .slice(contactTimes.line.length)
    .toLowerCase()
    .split(/[\s,]+/)
  return allTimes.filter((time) => named.includes(time.toLowerCase()))
}

export function toggleTime(message: string, time: string): string {
  const before = timesIn(message)
  const times = allTimes.filter((each) => (each === time) !== before.includes(each))
  const lines = message.split('\n')
  const line = contactTimes.line + times.join(', ')
  if (times.length === 0) return lines.filter((each) => !isTimesLine(each)).join('\n')
  if (before.length > 0) return lines.map((each) => (isTimesLine(each) ? line : each)).join('\n')
  return message === '' ? line : `${message.replace(/\n$/, '')}\n${line}`
}

/**
 * Returns the intent's text with the times that the visitor has chosen. A message that the visitor has written is
 * returned unchanged.
 */
export function messageFor(intent: ContactIntent | undefined, message: string): string {
  if (!isPrefill(withoutTimes(message))) return message
  if (!intent) return timesIn(message).length > 0 ? message : ''
  return timesIn(message).reduce(toggleTime, contactIntentCopy[intent].message)
}

export function isPrefill(message: string): boolean {
  const texts = ['', ...Object.values(contactIntentCopy).map((copy) => copy.message.trim())]
  return texts.includes(message.trim())
}

const allTimes: ReadonlyArray<string> = [...contactTimes.days, ...contactTimes.parts]

function isTimesLine(line: string): boolean {
  return line.startsWith(contactTimes.line)
}

function withoutTimes(message: string): string {
  return message
    .split('\n')
    .filter((line) => !isTimesLine(line))
    .join('\n')
}
