import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Selection } from '@/features/pricing/quote/quote'
import { readSelection, writeSelection } from '@/features/pricing/quote/quote-address'
import { useClientValue } from '@/lib/hooks/use-client-value'

const addressDelayMs = 200

/** The selection and how to change it; the URL follows, so that a quote can be sent as a link. */
export function useSelection(): [Selection, (selection: Selection) => void] {
  const { search } = useLocation()
  const given = useClientValue(() => search, '')
  const [chosen, setChosen] = useState<Selection>()

  useEffect(() => {
    if (!chosen) return
    // Straight to the history: a navigation would start the page over. Browsers limit how often, hence the delay.
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', writeSelection(chosen))
    }, addressDelayMs)
    return () => clearTimeout(timer)
  }, [chosen])

  return [chosen ?? readSelection(given), setChosen]
}
