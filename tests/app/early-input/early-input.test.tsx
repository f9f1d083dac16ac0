import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EarlyInputReplay } from '@/app/early-input/early-input-replay'
import { noteCurrentValues, recordEarlyInput } from '@/app/early-input/record'
import { early as earlyAttributes } from '@/lib/early-input'

/** Shows a page as static HTML and records early input. The returned `hydrate` hydrates the page as main.tsx does. */
function showStatic(page: React.ReactElement) {
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

function enterText(label: string, value: string) {
  const control = screen.getByLabelText<HTMLInputElement>(label)
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function Controls() {
  const [values, setValues] = useState<Record<string, string | boolean>>({ paint: 'white', plan: 'a' })
  const set = (name: string, value: string | boolean) => setValues((before) => ({ ...before, [name]: value }))
  const text = (name: string) => ({
    'aria-label': name,
    value: String(values[name] ?? (name === 'range' ? '50' : '')),
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) =>
      set(name, target.value),
  })
  return (
    <>
      {['text', 'email', 'date', 'range'].map((type) => (
        <input key={type} type={type} {...text(type)} />
      ))}
      <textarea {...text('textarea')} onBlur={({ target }) => set('textarea', target.value.trim())} />
      <select {...text('plan')}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        type="checkbox"
        aria-label="checkbox"
        checked={values.checkbox === true}
        onChange={({ target }) => set('checkbox', target.checked)}
      />
      {['white', 'black'].map((paint) => (
        <input
          key={paint}
          type="radio"
          name="paint"
          aria-label={paint}
          checked={values.paint === paint}
          onChange={() => set('paint', paint)}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </>
  )
}

/** React's development build reports a pressed button's aria-busy and a label's id as hydration mismatches. */
const silenceMismatch = () => vi.spyOn(console, 'error').mockImplementation(() => {})

const known = () => JSON.parse(screen.getByRole('status').textContent ?? '')

it('input entered or autofilled before hydration is kept and formatted on blur, and other controls are unchanged', async () => {
  const { hydrate } = showStatic(<Controls />)
  const user = userEvent.setup()
  const texts = { text: 'Ada', date: '2031-05-06', range: '80', textarea: 'Hello' }
  for (const [label, value] of Object.entries(texts)) enterText(label, value)
  enterText('textarea', 'Hello ')
  screen.getByLabelText('textarea').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  // This simulates autofill, which fires no event.
  screen.getByLabelText<HTMLInputElement>('email').value = 'ada@dealer.example'
  await user.selectOptions(screen.getByRole('combobox'), 'B')
  await user.click(screen.getByLabelText('black'))
  await user.click(screen.getByLabelText('checkbox'))
  await hydrate()
  const choices = { plan: 'b', paint: 'black', checkbox: true }
  expect(known()).toEqual({ ...texts, ...choices, email: 'ada@dealer.example' })
  await user.click(screen.getByLabelText('checkbox'))
  for (const [label, value] of Object.entries(texts)) expect(screen.getByLabelText(label)).toHaveValue(value)
  expect(screen.getByLabelText('black')).toBeChecked()
})

function Buttons({ onSend }: { onSend: (choice: string) => void }) {
  const [choice, setChoice] = useState('none')
  return (
    <>
      <button type="button" onClick={() => onSend(choice)}>
        <b>Send</b>
      </button>
      {['A', 'B'].map((name) => (
        <button key={name} type="button" onClick={() => setChoice(name)}>
          {name}
        </button>
      ))}
    </>
  )
}

it('buttons clicked before hydration are marked busy at once, and the last click on each is replayed in order', async () => {
  silenceMismatch()
  const send = vi.fn()
  const { hydrate } = showStatic(<Buttons onSend={send} />)
  const button = screen.getByRole('button', { name: 'Send' })
  const user = userEvent.setup()
  await user.dblClick(screen.getByText('Send'))
  await user.click(screen.getByText('A'))
  await user.click(screen.getByText('B'))
  await user.click(screen.getByText('A'))
  await user.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await hydrate()
  expect(send.mock.calls).toEqual([['A']])
  for (const each of screen.getAllByRole('button')) expect(each).not.toHaveAttribute('aria-busy')
  await user.click(button)
  expect(send).toHaveBeenCalledTimes(2)
  expect(button).not.toHaveAttribute('aria-busy')
})

it('a click during hydration isn’t recorded, because React handles it', async () => {
  const { container, early } = showStatic(<Buttons onSend={() => {}} />)
  early.isHydrating = true
  await userEvent.click(screen.getByText('A'))
  container.remove()
  expect(early.presses.size).toBe(0)
})

it.each([
  ['isn’t recorded if the browser supports popovers', true, 0],
  ['is recorded if the browser doesn’t support popovers', false, 1],
])('before hydration, a click on a popover’s button %s', async (_, hasPopover, presses) => {
  // jsdom doesn't implement popovers.
  if (hasPopover) Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true })
  const { container, early } = showStatic(<button type="button" popoverTarget="menu" />)
  await userEvent.click(screen.getByRole('button'))
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  container.remove()
  expect(early.presses.size).toBe(presses)
})

it('hydration doesn’t move the caret', async () => {
  const { hydrate } = showStatic(<Controls />)
  const text = screen.getByLabelText<HTMLInputElement>('text')
  enterText('textarea', 'Hello')
  const user = userEvent.setup()
  await user.type(text, 'Ada Diaz')
  text.setSelectionRange(0, 3)
  await hydrate()
  expect([text.selectionStart, text.selectionEnd]).toEqual([0, 3])
  expect(Object.keys(known()).slice(-2), 'replayed in the order of use').toEqual(['textarea', 'text'])
  await user.keyboard('Eve')
  expect(text).toHaveValue('Eve Diaz')
  expect(known()).toMatchObject({ text: 'Eve Diaz' })
})

/** Calls `onCommit` and rerenders the controls after React has hydrated them and before early input is replayed. */
function RerenderedControls({ onCommit }: { onCommit: () => void }) {
  const [, rerender] = useState(false)
  useEffect(() => {
    onCommit()
    rerender(true)
  }, [onCommit])
  return <Controls />
}

it('a checkbox checked before hydration is still checked after React hydrates and rerenders it', async () => {
  const seen: boolean[] = []
  const see = () => seen.push(screen.getByLabelText<HTMLInputElement>('checkbox').checked)
  const onCommit = () => {
    see()
    setTimeout(see)
  }
  const { hydrate } = showStatic(<RerenderedControls onCommit={onCommit} />)
  await userEvent.click(screen.getByLabelText('checkbox'))
  await hydrate()
  expect(seen).toEqual([true, true])
  expect(known()).toMatchObject({ checkbox: true })
})

it('after early input is replayed, content that depends on the query is shown and the “hydrated” performance mark is set', async () => {
  const { hydrate } = showStatic(<p {...earlyAttributes.awaits('query')}>Quote</p>)
  silenceMismatch()
  const quote = screen.getByText('Quote')
  quote.style.visibility = 'hidden'
  await hydrate()
  expect(quote).toBeVisible()
  expect(performance.getEntriesByName('hydrated')).toHaveLength(1)
})
