import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useClientValue } from '@/lib/use-client-value'

/**
 * Back closes the dialog, and Forward or a reload opens it again. The history entry stores the content, so the content
 * must be ids instead of data.
 * @param name must be unique on the page
 * @param isContent returns false for content that has unknown ids or is from an older version of the site. The dialog
 * then doesn't open.
 */
export function useHistoryDialog<Content>(name: string, isContent: (entry: unknown) => entry is Content) {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)
  const entry = useClientValue<unknown>(() => state?.[name], undefined)
  const content = isContent(entry) ? entry : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry
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
