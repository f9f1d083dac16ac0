import { act, fireEvent, type RenderOptions, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSessionDraft } from '@/features/leads/use-session-draft'
import { draftKey, draftTime } from '@/lib/session'

let now = 1_000
beforeEach(() => {
  now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

const isKept = (field: string, value: unknown) => field !== 'message' || value !== 'Prefilled'
let current: ReturnType<typeof useDraftedForm>

function useDraftedForm() {
  const form = useForm({ defaultValues: { name: '', message: 'Prefilled' } })
  return { form, ...useSessionDraft('contact', form, isKept) }
}

function Drafted() {
  current = useDraftedForm()
  return (
    <>
      <input aria-label="Name" {...current.form.register('name')} />
      <input aria-label="Message" {...current.form.register('message')} />
    </>
  )
}

const show = (options?: RenderOptions) => render(<Drafted />, options)
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const draft = () => JSON.parse(sessionStorage.getItem(draftKey('contact')) ?? 'null')
const store = (values: object) => sessionStorage.setItem(draftKey('contact'), JSON.stringify(values))

it('a draft keeps the visitor’s input, the time of the first input and the submission id of its content until forgetDraft() is called', () => {
  show()
  act(() => current.form.setValue('name', 'Set by a link'))
  expect([draft(), current.filledInMs()]).toEqual([{ name: 'Set by a link' }, undefined])
  const startedAt = draftTime()
  type('Name', 'Ada')
  now = 1_700.4
  type('Name', 'Ada Diaz')
  expect([draft(), current.filledInMs()]).toEqual([{ name: 'Ada Diaz', startedAt }, 700])
  type('Message', 'Hello')
  expect(draft()).toMatchObject({ name: 'Ada Diaz', message: 'Hello' })
  const ids = ['Ada', 'Ada', 'Bo', 'Bo'].map((name) => current.submissionIdOf({ name }))
  current.forgetDraft()
  expect([draft(), current.filledInMs()]).toEqual([null, undefined])
  ids.push(current.submissionIdOf({ name: 'Bo' }))
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2, 2, 4])
})

it.each([
  ['on a later page, without its fill-in time', { hydrate: false }, undefined],
  ['from the static page, with its fill-in time', { hydrate: true }, 300],
])('a draft is restored %s', (_, options, filledInMs) => {
  store({ name: 'Ada', startedAt: draftTime() })
  now = 1_200
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = options.hydrate ? renderToString(<Drafted />) : ''
  show({ container, ...options })
  now = 1_300
  expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  expect(screen.getByLabelText('Message')).toHaveValue('Prefilled')
  expect(current.filledInMs()).toBe(filledInMs)
  type('Message', 'Hello')
  expect([draft().name, current.filledInMs()]).toEqual(['Ada', filledInMs])
  act(() => current.form.reset())
  expect(screen.getByLabelText('Name')).toHaveValue('')
})
