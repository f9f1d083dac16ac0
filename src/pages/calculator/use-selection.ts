import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useClientValue } from '@/lib/use-client-value'
import type { Selection } from './quote'
import { readSelection, writeSelection } from './quote-address'

const addressDelayMs = 200

/** Keeps the selection in the URL, so a quote can be sent as a link. */
export function useSelection(): [Selection, (selection: Selection) => void] {
  const { search } = useLocation()
  const given = useClientValue(() => search, '')
  const [chosen, setChosen] = useState<Selection>()

  useEffect(() => {
    if (!chosen) return
    // Delayed, because browsers limit history updates. Uses replaceState, because a navigation would restart the page.
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', writeSelection(chosen))
    }, addressDelayMs)
    return () => clearTimeout(timer)
  }, [chosen])

  return [chosen ?? readSelection(given), setChosen]
}
