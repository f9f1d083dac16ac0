import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { keepDrafts, restoreDrafts } from '@/app/early-input/drafts'
import { draftKey, draftTime } from '@/lib/session'

let ended = new AbortController()

afterEach(() => {
  ended.abort()
  document.body.replaceChildren()
})

function showForm() {
  document.body.innerHTML = `<input name="search"><form data-draft="contact" data-draft-link="dealer">
    <input name="name"><textarea name="message"></textarea>
    <select name="role"><option value="">-</option><option value="sales-rep">Sales</option></select>
    <input name="website" tabindex="-1"><input name="resume" type="file">
  </form>`
  ended.abort()
  ended = new AbortController()
  keepDrafts(ended.signal)
  restoreDrafts()
  const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
  return { field, user: userEvent.setup() }
}

const draft = () => JSON.parse(sessionStorage.getItem(draftKey('contact')) ?? 'null')

it('text typed into a static form is saved with the time of the first input, and restored after a reload', async () => {
  const before = draftTime()
  const { field, user } = showForm()
  await user.type(field('name'), 'Ada')
  const { startedAt } = draft()
  expect(startedAt).toBeGreaterThanOrEqual(before)
  await user.type(field('message'), 'Hello')
  await user.selectOptions(field('role'), 'sales-rep')
  expect(draft()).toEqual({ startedAt, name: 'Ada', message: 'Hello', role: 'sales-rep' })
  const reloaded = showForm()
  for (const [name, value] of Object.entries({ name: 'Ada', message: 'Hello', role: 'sales-rep' }))
    expect(reloaded.field(name)).toHaveValue(value)
})

it('restoring a draft a second time during parsing keeps newer text and the caret position', async () => {
  sessionStorage.setItem(draftKey('contact'), JSON.stringify({ name: 'Ada', message: 'Hello' }))
  const { field, user } = showForm()
  await user.clear(field('message'))
  await user.type(field('name'), ' Diaz')
  field('name').setSelectionRange(1, 1)
  restoreDrafts()
  expect(field('name')).toHaveValue('Ada Diaz')
  expect(field('name').selectionStart).toBe(1)
  expect(field('message')).toHaveValue('')
})

it('a draft doesn’t include files, the decoy field or fields outside the form', async () => {
  const { field, user } = showForm()
  await user.upload(field('resume'), new File(['%PDF-'], 'resume.pdf'))
  await user.type(field('website'), 'spam')
  await user.type(field('search'), 'cars')
  expect([draft(), ...Object.keys(sessionStorage)]).toEqual([null])
})

it.each(['{broken', 'null', '7'])('the invalid draft %s is ignored', (stored) => {
  sessionStorage.setItem(draftKey('contact'), stored)
  expect(showForm().field('name')).toHaveValue('')
})

it('a store name from a link replaces an older draft, but not text that is typed later', async () => {
  sessionStorage.setItem(draftKey('contact'), JSON.stringify({ name: 'Ada', message: 'Hello' }))
  history.replaceState(null, '', '/?dealer=Bay+Motors')
  const { field, user } = showForm()
  expect(draft()).toEqual({ name: 'Bay Motors', link: 'Bay Motors' })
  expect([field('name').value, field('message').value]).toEqual(['Bay Motors', ''])
  await user.type(field('name'), '!')
  expect(showForm().field('name')).toHaveValue('Bay Motors!')
  history.replaceState(null, '', '/?dealer=+')
  expect(showForm().field('name')).toHaveValue('Bay Motors!')
  history.replaceState(null, '', '/')
})
