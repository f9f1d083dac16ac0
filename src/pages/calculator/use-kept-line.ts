import { useState } from 'react'
import { readSession, writeSession } from '@/lib/session'
import { useClientValue } from '@/lib/use-client-value'

const key = 'quote-contact'

/** Stored while the tab is open, but never in the URL. */
export function useKeptLine(): [string, (line: string) => void] {
  const kept = useClientValue(() => readSession(key) ?? '', '')
  const [typed, setTyped] = useState<string>()

  function keep(line: string) {
    setTyped(line)
    writeSession(key, line)
  }

  return [typed ?? kept, keep]
}
