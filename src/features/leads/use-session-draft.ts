import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftKey, draftTime, readDraft, readSessionJson, writeSession } from '@/lib/session'
import { useIsHydrating } from '@/lib/use-client-value'
import { useIsMounted } from './use-is-mounted'

const keepAll = () => true

/**
 * Keeps form input while the tab is open, in the same draft as input from before hydration
 * (src/app/early-input/drafts.ts).
 * @param isKept decides whether to keep a field's value. Pass the same function on every render.
 */
export function useSessionDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  isKept: (field: string, value: unknown) => boolean = keepAll,
) {
  const key = draftKey(name)
  const submissionKey = `${key}-submission`
  const { subscribe, reset, getValues } = form
  const isHydrating = useIsHydrating()
  const [shownAt] = useState(() => (isHydrating ? performance.timeOrigin : draftTime()))
  const startedAt = useRef<number>(undefined)
  const isMounted = useIsMounted()

  useEffect(() => {
    const draft = readDraft(key)
    if (draft) {
      const { startedAt: started, ...values } = draft
      if (typeof started === 'number') startedAt.current = started
      reset({ ...getValues(), ...(values as Partial<Values>) }, { keepDefaultValues: true })
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        // React Hook Form sets a type only for changes made by the visitor.
        if (type) startedAt.current ??= draftTime()
        const kept = Object.entries(values).filter(([field, value]) => isKept(field, value))
        writeSession(key, JSON.stringify({ ...Object.fromEntries(kept), startedAt: startedAt.current }))
      },
    })
  }, [key, subscribe, reset, getValues, isKept])

  return {
    forgetDraft: useCallback(() => {
      startedAt.current = undefined
      writeSession(key, null)
      // If the visitor left the page while the form was being sent, keep the ID, because they may already be back and
      // send the same draft again.
      if (isMounted.current) writeSession(submissionKey, null)
    }, [key, submissionKey, isMounted]),
    /**
     * Returns the same ID as long as the content stays the same, even after a reload, so the server recognizes a
     * repeated submission.
     */
    submissionIdOf(values: unknown): string {
      const content = JSON.stringify(values)
      const last = readSessionJson(submissionKey) as { content: string; id: string } | null | undefined
      if (last?.content === content) return last.id
      const id = crypto.randomUUID()
      writeSession(submissionKey, JSON.stringify({ content, id }))
      return id
    },
    /** Milliseconds since the first input. Undefined if there was none or if it was on an earlier visit to the page. */
    filledInMs(): number | undefined {
      const started = startedAt.current
      return started === undefined || started < shownAt ? undefined : Math.round(draftTime() - started)
    },
  }
}
