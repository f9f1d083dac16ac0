import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useClientValue } from '@/lib/use-client-value'
import type { Selection } from './quote'
import { readSelection, writeSelection } from './quote-address'

const addressDelayMs = 200

/** Keeps the other parameters, such as `utm_source`, and the fragment. */
function addressWith(selection: Selection): string {
  const others = new URLSearchParams(window.location.search)
  for (const name of ['vehicles', 'addons']) others.delete(name)
  return `${writeSelection(selection)}&${others}`.replace(/&$/, '') + window.location.hash
}

/** Keeps the selection in the URL, so the quote can be sent as a link. */
export function useSelection(): [Selection, (selection: Selection) => void] {
  const { search } = useLocation()
  const given = useClientValue(() => search, '')
  const [chosen, setChosen] = useState<Selection>()

  useEffect(() => {
    if (!chosen) return
    // Delay the update, because browsers limit how often a page may change its history. Use replaceState, because a
    // React Router navigation would re-render the whole page.
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', addressWith(chosen))
    }, addressDelayMs)
    return () => clearTimeout(timer)
  }, [chosen])

  return [chosen ?? readSelection(given), setChosen]
}
