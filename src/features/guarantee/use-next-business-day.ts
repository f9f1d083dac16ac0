import { nextBusinessDay } from '@/lib/business-hours'
import { wallTimeOf } from '@/lib/new-york'
import { useClientValue } from '@/lib/use-client-value'

/** Today in New York, or the next day that we work; '' in prerendered HTML. */
export function useNextBusinessDay(): string {
  return useClientValue(() => nextBusinessDay(wallTimeOf(new Date()).day), '')
}
