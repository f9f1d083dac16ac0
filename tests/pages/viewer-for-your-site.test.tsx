import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { siteOrigin } from '@/lib/site-url'
import { elementSnippet, snippet } from '../../viewer/src/embedding/snippet'
import { visit } from '../render'

it.each([
  ['The two lines', elementSnippet(siteOrigin)],
  ['The snippet', snippet(siteOrigin, 'white')],
])('/viewer-for-your-site shows and copies “%s”, and confirms the copy', async (name, code) => {
  const { user } = visit('/viewer-for-your-site')
  const figure = await screen.findByRole('figure', { name })
  expect(figure.querySelector('code')).toHaveTextContent(code, { normalizeWhitespace: false })
  await user.click(within(figure).getByRole('button', { name: `Copy: ${name}` }))
  expect(await navigator.clipboard.readText()).toBe(code)
  expect(within(figure).getByRole('status')).toHaveTextContent('Copied.')
})

it('/viewer-for-your-site explains how to copy by hand if the clipboard is blocked', async () => {
  const { user } = visit('/viewer-for-your-site')
  await user.click(await screen.findByRole('heading', { name: 'In your Google Analytics' }))
  const figure = await screen.findByRole('figure', { name: 'The line for GA4' })
  expect(figure).toHaveTextContent(`<script src="${siteOrigin}/viewer/ga4.js" async></script>`)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(within(figure).getByRole('button', { name: 'Copy: The line for GA4' }))
  expect(within(figure).getByRole('status')).toHaveTextContent('Select the text and copy it by hand.')
})
