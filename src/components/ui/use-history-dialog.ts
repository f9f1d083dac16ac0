import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useClientValue } from '@/lib/use-client-value'

/**
 * Back closes the dialog; Forward and a reload show it again. The content is stored in the history entry, so it must be
 * ids, not data.
 * @param name unique on the page
 * @param isContent returns false for content of an older version or with unknown ids, which doesn't open the dialog
 */
export function useHistoryDialog<Content>(name: string, isContent: (entry: unknown) => entry is Content) {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)
  const entry = useClientValue<unknown>(() => state?.[name], undefined)
  const content = isContent(entry) ? entry : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per entry
  useEffect(() => {
    isClosing.current = false
  }, [key])

  return {
    content,
    show(next: Content) {
      // Leave out the hash, because it would scroll the page behind the dialog.
      navigate({ pathname, search }, { state: { ...state, [name]: next }, replace: content !== undefined })
    },
    /** Goes back only once, because a second Back would leave the page. */
    close() {
      if (content === undefined || isClosing.current) return
      isClosing.current = true
      navigate(-1)
    },
  }
}
