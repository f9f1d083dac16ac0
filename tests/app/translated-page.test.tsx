import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { pagePaths } from '@/app/route-table'
import { installTranslator } from '../../e2e/forms/translated-page'
import { visit } from '../render'

/** Set by installTranslator. */
declare const translatePage: () => void

/** Presses, checks, moves and fills in every control on the page, and lets React update after each. */
async function useEverything(main: HTMLElement) {
  const controls = 'button, input, select, textarea, summary'
  for (const control of main.querySelectorAll<HTMLInputElement>(controls)) {
    await act(async () => {
      if (control.matches('button, summary, [type=checkbox], [type=radio]')) return control.click()
      if (control.matches('[type=file]')) return
      const values = control.matches('select')
        ? [...control.querySelectorAll('option')].map(({ value }) => value)
        : { range: ['5', '1000'], date: ['2031-05-06', ''], time: ['23:15', ''] }[control.type]
      for (const value of values ?? ['7', 'no number']) fireEvent.change(control, { target: { value } })
      fireEvent.blur(control)
    })
  }
}

beforeAll(() => {
  installTranslator()
  translatePage()
})

it.each(pagePaths)('%s keeps working when every control is used after translation', async (path) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  visit(path)
  await screen.findAllByRole('heading', { level: 1 })
  await useEverything(screen.getByRole('main'))
  await useEverything(screen.getByRole('main'))
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
})
