import { positions } from '@shared/contracts/positions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { jobs } from '@/content/careers/jobs'
import { enter, visit } from '../render'

it('/careers states each job’s pay, and each “Apply Now” link scrolls to the form, selects its role, and keeps the entered text and file', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = visit('/careers')
  for (const { title, pay } of jobs) {
    const card = within(await screen.findByRole('article', { name: title }))
    expect(card.getByRole('link', { name: `Full job description: ${title}` })).toBeVisible()
    expect(card.getByText(pay.text)).toBeVisible()
    if (pay.figure) expect(card.getByText(pay.figure)).toBeVisible()
    const terms = card.queryByRole('link', { name: 'Terms of the commission' })
    expect(terms?.getAttribute('href')).toBe(pay.hasTerms ? '/terms#commission' : undefined)
  }
  // SPEC quotes 80% with and without "up to", but the terms promise only "up to 80%".
  if (jobs.some(({ pay }) => pay.hasTerms)) expect(document.body.textContent).toMatch(/up to 80%/i)
  expect(document.body.textContent).not.toMatch(/(?<!up to )80%/i)

  const role = await screen.findByLabelText('Role Applying For*')
  await enter(user, screen.getByLabelText('Full Name*'), 'Ada')
  await user.upload(
    screen.getByLabelText('Resume Upload*'),
    new File(['%PDF-1.7', new Uint8Array(500), '%%EOF'], 'resume.pdf', { type: 'application/pdf' }),
  )
  await screen.findByText(/^Selected: /)
  for (const { id, title } of [...jobs, ...jobs.slice(-1)]) {
    scroll.mockClear()
    await user.selectOptions(role, 'other')
    await user.click(screen.getByRole('link', { name: `Apply Now: ${title}` }))
    await waitFor(() => expect(role).toHaveValue(id))
    expect(screen.getByLabelText('Full Name*')).toHaveFocus()
    expect(scroll.mock.contexts).toContain(document.getElementById('application-form'))
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' })
  }
  expect(screen.getByLabelText('Full Name*')).toHaveValue('Ada')
  expect(screen.getByText(/^Selected: resume.pdf/)).toBeVisible()
})

it.each(jobs)(
  'the page for the job $id describes the job, and its “Apply Now” link selects the role',
  async (job) => {
    const { user, router } = visit(`/careers/${job.id}`)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(job.title)
    for (const text of [...job.responsibilities, ...(job.requirements ?? []), ...job.benefits])
      expect(screen.getByText(text)).toBeVisible()
    const [apply] = screen.getAllByRole('link', { name: 'Apply Now' })
    await user.click(apply as HTMLElement)
    await waitFor(() => expect(screen.getByLabelText('Role Applying For*')).toHaveValue(job.id))
    const location = { pathname: '/careers', search: `?role=${job.id}`, hash: '#application-form' }
    expect(router.state.location).toMatchObject(location)
    expect(screen.getByLabelText('Full Name*')).toHaveFocus()
  },
)

it('a link to /careers selects only a known role, and a role chosen later is kept after a reload', async () => {
  const unknown = visit('/careers?role=boss')
  const role = () => screen.findByLabelText('Role Applying For*')
  expect(await role()).toHaveValue('')
  unknown.unmount()
  const [{ id }] = positions
  const { user, unmount } = visit(`/careers?role=${id}`)
  expect(await role()).toHaveValue(id)
  await user.selectOptions(await role(), 'other')
  unmount()
  visit(`/careers?role=${id}`)
  expect(await role()).toHaveValue('other')
})

it('the page for an unknown job shows Page Not Found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  visit('/careers/night-watch')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
})
