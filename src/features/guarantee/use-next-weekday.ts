import { useSyncExternalStore } from 'react'
import { dayAfter, isWeekday, wallTimeOf } from '@/lib/new-york'

/** Today in New York, or Monday on a weekend; '' while rendering on a server, which does not know the visitor's day. */
export function useNextWeekday(): string {
  return useSyncExternalStore(subscribeToNothing, nextWeekday, () => '')
}

function nextWeekday(): string {
  let { day } = wallTimeOf(new Date())
  while (!isWeekday(day)) day = dayAfter(day)
  return day
}

function subscribeToNothing() {
  return () => {}
}
