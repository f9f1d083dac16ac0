import { render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { noteCurrentValues, recordEarlyInput } from '@/app/hydration/early-input'
import { HydrationComplete } from '@/app/hydration/hydration-complete'

/** Puts a page into the document as static HTML and records; `hydrate` then does what hydrate.tsx does. */
export function showStatic(page: React.ReactElement) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const early = recordEarlyInput()

  async function hydrate() {
    noteCurrentValues(early, container)
    early.isHydrating = true
    performance.clearMarks('hydrated')
    render(
      <>
        {page}
        <HydrationComplete early={early} onComplete={() => {}} />
      </>,
      { container, hydrate: true },
    )
    await waitFor(() => expect(performance.getEntriesByName('hydrated')).toHaveLength(1))
  }
  return { container, early, hydrate }
}

/** As a visitor does it: the browser sets the value itself, then says so. */
export function enterText(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
) {
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
