import { render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { EarlyInputReplay } from '@/app/early-input/early-input-replay'
import { noteCurrentValues, recordEarlyInput } from '@/app/early-input/record'

/** Shows a page as static HTML and records input. `hydrate` then hydrates the page as main.tsx does. */
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
        <StrictMode>
          <EarlyInputReplay early={early} />
        </StrictMode>
      </>,
      { container, hydrate: true },
    )
    await waitFor(() => expect(performance.getEntriesByName('hydrated')).toHaveLength(1))
  }
  return { container, early, hydrate }
}

export function enterText(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
) {
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
