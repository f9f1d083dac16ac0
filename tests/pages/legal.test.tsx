import { brand } from '@brand'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as privacy from '@/content/legal/privacy'
import { claimTerms, termsAnchors } from '@/content/legal/terms'
import * as terms from '@/content/legal/terms-of-use'
import * as guarantee from '@/content/why/guarantee'
import { visit } from '../render'

it.each([
  ['/privacy', privacy.privacyText],
  ['/terms', terms.termsText],
])('%s has a table of contents that reaches every section', async (path, { title, contents, sections }) => {
  visit(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
  for (const { id, heading } of sections) {
    expect(screen.getByRole('region', { name: heading })).toHaveAttribute('id', id)
  }
})

it('has a section for every claim that links to the terms', async () => {
  visit('/terms')
  await screen.findByRole('heading', { level: 1 })
  for (const anchor of Object.values(termsAnchors))
    expect(document.getElementById(anchor)).toBeInTheDocument()
  for (const address of Object.values(claimTerms)) {
    expect(address).toMatch(/^\/(turnaround-guarantee|terms#[a-z-]+)$/)
  }
})

it('says when verification codes expire', async () => {
  visit('/terms')
  expect(
    await screen.findByText('If we send you a verification code, it expires after 10 minutes.'),
  ).toBeVisible()
})

it('says what happens to data', async () => {
  visit('/privacy')
  expect(await screen.findByText('No cookies.')).toBeVisible()
  expect(screen.getByText(/purged from the database 180 days after it’s delivered/)).toBeVisible()
  expect(screen.getByText(/keyed hash of the IP address/)).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  )
})

it('is marked for the owner’s lawyer, invisibly to visitors', () => {
  expect([privacy, terms, guarantee].map(({ needsLegalReview }) => needsLegalReview)).toEqual([
    true,
    true,
    true,
  ])
  expect(JSON.stringify([privacy.privacyText, terms.termsText])).not.toMatch(/lawyer|sample copy/i)
})
