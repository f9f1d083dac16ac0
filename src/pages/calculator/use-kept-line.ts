import { useState } from 'react'
import { readSession, writeSession } from '@/lib/session'
import { useClientValue } from '@/lib/use-client-value'

const key = 'quote-contact'

/** The line is kept in session storage rather than in the URL, because the quote's URL may be shared. */
export function useKeptLine(): [string, (line: string) => void] {
  const kept = useClientValue(() => readSession(key) ?? '', '')
  const [typed, setTyped] = useState<string>()

  function keep(line: string) {
    setTyped(line)
    writeSession(key, line)
  }

  return [typed ?? kept, keep]
}
